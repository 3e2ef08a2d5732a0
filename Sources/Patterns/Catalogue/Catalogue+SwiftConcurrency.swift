extension Catalogue {
  static let swiftConcurrency: [Pattern] = [
    .callback,
    .asyncAwait,
    .continuation,
    .asyncStream,
    .backpressure,
    .asyncLet,
    .taskGroup,
    .actor,
    .mainActor,
  ]
}
