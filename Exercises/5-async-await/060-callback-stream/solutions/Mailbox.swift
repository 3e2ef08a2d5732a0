// A mailbox of its own, from which the stream takes what it needs; it stops the feed when it goes.

import Synchronization

/// Exchange rates as an old library offers them.
protocol RateFeed: Sendable {
  /// Calls back with each rate, from any thread, and with `nil` when there are no more.
  func start(_ onRate: @escaping @Sendable (_ rate: Int?) -> Void)

  /// Closes the connection; may be called at any time after `start`, from any thread.
  func stop()
}

/// Rates that were not taken yet, or a reader that waits for the next one.
private final class Letters: Sendable {
  private struct State {
    var rates: [Int?] = []
    var waiting: CheckedContinuation<Int?, Never>?
  }

  private let state = Mutex(State())

  func put(_ rate: Int?) {
    let waiting: CheckedContinuation<Int?, Never>? = state.withLock { state in
      guard let waiting = state.waiting else {
        state.rates.append(rate)
        return nil
      }
      state.waiting = nil
      return waiting
    }
    waiting?.resume(returning: rate)
  }

  func next() async -> Int? {
    await withCheckedContinuation { continuation in
      let rate: Int?? = state.withLock { state in
        if !state.rates.isEmpty { return state.rates.removeFirst() }
        state.waiting = continuation
        return nil
      }
      if let rate { continuation.resume(returning: rate) }
    }
  }
}

/// Lives as long as the stream, and stops the feed when that has gone.
private final class Mailbox: Sendable {
  let letters = Letters()
  private let feed: any RateFeed

  init(_ feed: some RateFeed) { self.feed = feed }

  deinit { feed.stop() }
}

/// The rates of a feed.
func rates(of feed: some RateFeed) -> AsyncStream<Int> {
  let mailbox = Mailbox(feed)
  feed.start { [letters = mailbox.letters] in letters.put($0) }
  return AsyncStream {
    await mailbox.letters.next()
  } onCancel: {
    feed.stop()
    mailbox.letters.put(nil)
  }
}
