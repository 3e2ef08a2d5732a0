// diagnosis: wrongResult
// A buffer of 200 rates: a reader that is busy for longer loses the oldest of them.

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream(bufferingPolicy: .bufferingNewest(200)) { continuation in
    continuation.onTermination = { _ in feed.stop() }
    feed.start { rate in
      if let rate {
        continuation.yield(rate)
      } else {
        continuation.finish()
      }
    }
  }
}
