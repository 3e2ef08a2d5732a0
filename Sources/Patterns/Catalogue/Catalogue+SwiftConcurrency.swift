extension Catalogue {
  static let swiftConcurrency: [Pattern] = []
}
