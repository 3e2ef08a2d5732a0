extension Catalogue {
  static let applications: [Pattern] = [
    .deferredWork,
    .changeNotifications,
  ]
}
