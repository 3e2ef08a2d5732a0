// diagnosis: recursiveLock
// The lock is held until the feed has been started: a feed that calls back before needs it, too.
import Synchronization

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
    let isOver = Flag()
    continuation.onTermination = { _ in
      isOver.change { $0 = true }
      feed.stop()
    }
    isOver.change { _ in
      feed.start { rate in
        isOver.change { isOver in
          guard !isOver else { return }
          if let rate { continuation.yield(rate) } else { isOver = true }
        }
        if rate == nil { continuation.finish() }
      }
    }
  }
}

private final class Flag: Sendable {
  private let value = Mutex(false)

  func change(_ body: (inout Bool) -> Void) {
    value.withLock { body(&$0) }
  }
}
