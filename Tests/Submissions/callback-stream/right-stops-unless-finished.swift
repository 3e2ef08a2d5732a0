protocol RateFeed: Sendable {
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)
  func stop()
}

func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { reason in
    switch reason {
    case .cancelled: feed.stop()
    case .finished: break
    @unknown default: feed.stop()
    }
  }
  feed.start { rate in
    guard let rate else { return continuation.finish() }
    continuation.yield(rate)
  }
  return stream
}
