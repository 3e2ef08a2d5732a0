extension Catalogue {
  static let threads: [Pattern] = [
    .thread,
    .lock,
    .once,
    .lifetime,
    .atomicsOrdering,
    .sanitizer,
  ]
}
