/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { reason in
    switch reason {
    case .cancelled: feed.stop()
    default: break  // the feed has ended by itself
    }
  }
  feed.start { rate in
    guard let rate else { return continuation.finish() }
    continuation.yield(rate)
  }
  return stream
}
