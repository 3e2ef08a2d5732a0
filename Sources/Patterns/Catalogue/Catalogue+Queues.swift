extension Catalogue {
  static let queues: [Pattern] = [
    .serial,
    .concurrent,
    .syncAsync,
    .concurrentPerform,
    .barrier,
    .workItem,
    .debounceThrottle,
  ]
}
