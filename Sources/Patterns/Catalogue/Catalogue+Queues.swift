extension Catalogue {
  static let queues: [Pattern] = [
    .serial
  ]
}
