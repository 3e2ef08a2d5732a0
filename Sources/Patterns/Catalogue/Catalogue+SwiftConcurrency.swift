extension Catalogue {
  static let swiftConcurrency: [Pattern] = [
    .actor,
    .mainActor,
  ]
}
