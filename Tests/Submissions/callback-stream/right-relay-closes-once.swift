import Synchronization

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// Passes the rates of a feed on, and closes the feed once.
private final class Relay<Feed: RateFeed>: Sendable {
  private let feed: Feed
  private let continuation: AsyncStream<Int>.Continuation
  private let isClosed = Mutex(false)

  init(feed: Feed, continuation: AsyncStream<Int>.Continuation) {
    self.feed = feed
    self.continuation = continuation
  }

  func run() {
    continuation.onTermination = { _ in self.close() }
    feed.start { self.pass($0) }
  }

  private func pass(_ rate: Int?) {
    if let rate {
      continuation.yield(rate)
    } else {
      continuation.finish()
    }
  }

  private func close() {
    let isFirst = isClosed.withLock { closed in
      defer { closed = true }
      return !closed
    }
    if isFirst { feed.stop() }
  }
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream(Int.self, bufferingPolicy: .unbounded) { continuation in
    Relay(feed: feed, continuation: continuation).run()
  }
}
