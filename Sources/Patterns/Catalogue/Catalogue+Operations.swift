extension Catalogue {
  static let operations: [Pattern] = []
}
