// diagnosis: stillWaiting
// The open feed lies in a variable of the file: a reader that leaves stops the feed that was opened last.
import Synchronization

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

private let open = Mutex<(any RateFeed)?>(nil)

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream { continuation in
    open.withLock { $0 = feed }
    continuation.onTermination = { _ in
      open.withLock { feed in feed.take()?.stop() }
    }
    feed.start { rate in
      if let rate {
        continuation.yield(rate)
      } else {
        continuation.finish()
      }
    }
  }
}
