// expected: wrongResult
// The feed is stopped only when a rate finds no reader.
protocol RateFeed: Sendable {
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)
  func stop()
}

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
