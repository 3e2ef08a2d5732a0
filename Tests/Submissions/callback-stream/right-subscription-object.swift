/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

private final class Subscription<Feed: RateFeed>: Sendable {
  private let feed: Feed
  private let continuation: AsyncStream<Int>.Continuation

  init(to feed: Feed, into continuation: AsyncStream<Int>.Continuation) {
    self.feed = feed
    self.continuation = continuation
  }

  func begin() {
    continuation.onTermination = { [self] termination in
      if case .cancelled = termination { feed.stop() }
    }
    feed.start { [self] rate in receive(rate) }
  }

  private func receive(_ rate: Int?) {
    guard let rate else { return continuation.finish() }
    if case .terminated = continuation.yield(rate) {
      feed.stop()
    }
  }
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream { continuation in
    Subscription(to: feed, into: continuation).begin()
  }
}
