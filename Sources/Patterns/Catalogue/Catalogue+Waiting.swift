extension Catalogue {
  static let waiting: [Pattern] = [
    .group
  ]
}
