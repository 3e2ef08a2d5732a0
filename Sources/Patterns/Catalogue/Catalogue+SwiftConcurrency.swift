extension Catalogue {
  static let swiftConcurrency: [Pattern] = [
    .callback,
    .asyncAwait,
    .continuation,
    .asyncStream,
    .asyncLet,
    .taskGroup,
    .actor,
    .mainActor,
  ]
}
