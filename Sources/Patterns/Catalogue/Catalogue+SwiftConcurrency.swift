extension Catalogue {
  static let swiftConcurrency: [Pattern] = [
    .callback,
    .asyncAwait,
    .asyncLet,
    .taskGroup,
    .actor,
    .mainActor,
  ]
}
