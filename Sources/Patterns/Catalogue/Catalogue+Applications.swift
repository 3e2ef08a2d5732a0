extension Catalogue {
  static let applications: [Pattern] = [
    .cancellation,
    .backgroundTask,
    .deferredWork,
    .suspendResume,
    .cacheOrRecompute,
    .changeNotifications,
  ]
}
