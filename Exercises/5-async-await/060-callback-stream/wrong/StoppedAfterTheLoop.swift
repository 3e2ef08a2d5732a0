// diagnosis: wrongResult
// A task in between reads a first stream and fills a second one; it stops too late or never.

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let (inner, first) = AsyncStream.makeStream(of: Int.self)
  feed.start { rate in
    if let rate {
      first.yield(rate)
    } else {
      first.finish()
    }
  }
  return AsyncStream { continuation in
    Task {
      for await rate in inner { continuation.yield(rate) }
      feed.stop()
      continuation.finish()
    }
  }
}
