extension Catalogue {
  static let applications: [Pattern] = [
    .deferredWork,
    .cacheOrRecompute,
    .changeNotifications,
  ]
}
