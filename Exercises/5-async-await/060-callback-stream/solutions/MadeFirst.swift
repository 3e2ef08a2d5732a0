// Stream and continuation are made first; what is to do at its end depends on why it ends.

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let (rates, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { reason in
    if case .cancelled = reason { feed.stop() }
  }
  feed.start { rate in
    guard let rate else { return continuation.finish() }
    continuation.yield(rate)
  }
  return rates
}
