// diagnosis: wrongResult
// All rates are collected before the first is handed on.

import Synchronization

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

private final class Collected: Sendable {
  let rates = Mutex<[Int]>([])
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  AsyncStream { continuation in
    let all = Collected()
    continuation.onTermination = { _ in feed.stop() }
    feed.start { rate in
      if let rate {
        all.rates.withLock { $0.append(rate) }
      } else {
        for rate in all.rates.withLock({ $0 }) { continuation.yield(rate) }
        continuation.finish()
      }
    }
  }
}
