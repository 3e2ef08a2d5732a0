// expected: wrongResult
// Notices only when the next rate comes that nobody reads any more.

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
      guard let rate else {
        continuation.finish()
        return
      }
      if case .terminated = continuation.yield(rate) {
        feed.stop()
      }
    }
  }
}
