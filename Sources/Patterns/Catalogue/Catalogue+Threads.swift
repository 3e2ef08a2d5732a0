extension Catalogue {
  static let threads: [Pattern] = []
}
