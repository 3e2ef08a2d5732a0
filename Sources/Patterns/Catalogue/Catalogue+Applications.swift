extension Catalogue {
  static let applications: [Pattern] = [
    .cancellation,
    .backgroundTask,
    .deferredWork,
    .cacheOrRecompute,
    .changeNotifications,
  ]
}
