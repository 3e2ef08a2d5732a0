extension Catalogue {
  static let applications: [Pattern] = [
    .cancellation,
    .deferredWork,
    .cacheOrRecompute,
    .changeNotifications,
  ]
}
