// diagnosis: stillWaiting
// The feed is started first: what it calls back with before the stream has been made is lost.
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
  let outlet = Outlet()
  feed.start { outlet.put($0) }
  return AsyncStream { continuation in
    continuation.onTermination = { _ in feed.stop() }
    outlet.lead(to: continuation)
  }
}

private final class Outlet: Sendable {
  private let end = Mutex<AsyncStream<Int>.Continuation?>(nil)

  func lead(to continuation: AsyncStream<Int>.Continuation) {
    end.withLock { $0 = continuation }
  }

  func put(_ rate: Int?) {
    let end = end.withLock { $0 }
    if let rate { end?.yield(rate) } else { end?.finish() }
  }
}
