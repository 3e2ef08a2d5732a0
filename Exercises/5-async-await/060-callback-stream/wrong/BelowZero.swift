// diagnosis: wrongResult
// Takes a rate below zero for a mistake of the feed, and for its end.

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.onTermination = { _ in feed.stop() }
    feed.start { rate in
      guard let rate, rate >= 0 else { return continuation.finish() }
      continuation.yield(rate)
    }
  }
}
