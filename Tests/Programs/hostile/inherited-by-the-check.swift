// diagnosis: notAllowed
// A type of the check inherits a function of the judge's name.
// exercise: callback-stream
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
      if let rate {
        continuation.yield(rate)
      } else {
        continuation.finish()
      }
    }
  }
}

extension RateFeed {
  func expect(_ holds: Bool, _ what: String) {}
}
