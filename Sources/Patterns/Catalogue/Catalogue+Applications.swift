extension Catalogue {
  static let applications: [Pattern] = [
    .cancellation,
    .backgroundTask,
    .deferredWork,
    .suspendResume,
    .phases,
    .cacheOrRecompute,
    .changeNotifications,
  ]
}
