// diagnosis: wrongResult
// The end of the feed is -1 inside, as no rate is so low; but the feed may call back with it.

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
      let value = rate ?? -1
      if value == -1 {
        continuation.finish()
      } else {
        continuation.yield(value)
      }
    }
  }
}
