extension Catalogue {
  static let waiting: [Pattern] = [
    .timer,
    .semaphore,
    .group,
    .completion,
    .bounded,
    .threadExplosion,
  ]
}
