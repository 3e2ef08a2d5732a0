// diagnosis: wrongResult
// Takes a rate of 0 for the end of the feed.

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
    feed.start { rate in
      if let rate, rate != 0 {
        continuation.yield(rate)
      } else {
        continuation.finish()
      }
    }
    continuation.onTermination = { _ in feed.stop() }
  }
}
