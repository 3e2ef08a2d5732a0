// expected: wrongResult
import Synchronization

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// Keeps the rates that nobody has read yet.
private final class RateQueue: Sendable {
  private struct State {
    var rates: [Int] = []
    var isOver = false
    var reader: CheckedContinuation<Int?, Never>?
  }

  private let state = Mutex(State())

  func put(_ rate: Int?) {
    let reader: CheckedContinuation<Int?, Never>? = state.withLock { state in
      guard !state.isOver else { return nil }
      if rate == nil { state.isOver = true }
      if let reader = state.reader {
        state.reader = nil
        return reader
      }
      if let rate { state.rates.append(rate) }
      return nil
    }
    reader?.resume(returning: rate)
  }

  func next() async -> Int? {
    await withCheckedContinuation { continuation in
      let ready: Int?? = state.withLock { state in
        if !state.rates.isEmpty { return .some(state.rates.removeFirst()) }
        if state.isOver { return .some(nil) }
        state.reader = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let queue = RateQueue()
  feed.start { queue.put($0) }
  return AsyncStream {
    await queue.next()
  } onCancel: {
    feed.stop()
    queue.put(nil)
  }
}
