extension Catalogue {
  static let waiting: [Pattern] = [
    .timer,
    .pollOrNotify,
    .semaphore,
    .group,
    .completion,
    .bounded,
    .threadExplosion,
  ]
}
