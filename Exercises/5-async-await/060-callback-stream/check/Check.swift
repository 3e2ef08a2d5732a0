import Dispatch
import Grading
import Synchronization

/// All rates arrive in their order, also those of 0 and less, and the loop ends with the feed.
func everyRateArrives() async {
  let value = given(100...199)
  let values = [value, value, 0, -1, -value, given(200...299)]
  let feed = CheckFeed(values)
  var seen: [Int] = []
  for await rate in rates(of: feed) { seen.append(rate) }
  expect(seen, equals: values, "every rate arrives, in order")
  expect(feed.starts, equals: 1, "the feed is started once")
}

/// A reader that is busy until the feed has ended finds every rate that has come in the meantime.
func aSlowReader() async throws {
  // More than a buffer of a usual size holds.
  try await readsAll(210, busyFor: 212)
}

/// A reader that is busy for a while goes on when the feed is about to call back with another rate.
func aReaderThatCatchesUp() async throws {
  try await readsAll(20, busyFor: 2)
}

private func readsAll(_ count: Int, busyFor units: Int) async throws {
  let first = given(100...199)
  let values = (0..<count).map { first + $0 }
  let feed = CheckFeed(values)
  let work = Work()
  var seen: [Int] = []
  for await rate in rates(of: feed) {
    if seen.isEmpty { try await work.fetch("drawing", units: units) }
    seen.append(rate)
  }
  expect(seen, equals: values, "no rate is lost while the reader is busy")
}

/// A feed calls back before `start` returns: its rates arrive as well.
func ratesWhileTheFeedStarts() async {
  let values = [given(100...199), given(200...299)]
  let feed = CheckFeed(values, atOnce: true)
  var seen: [Int] = []
  for await rate in rates(of: feed) { seen.append(rate) }
  expect(seen, equals: values, "every rate arrives, in order")
}

/// A reader leaves its loop after the first rate: the feed is stopped at once.
func theReaderLeaves() async {
  let values = [given(100...199), given(200...299), given(300...399)]
  let feed = CheckFeed(values)
  let seen = await firstRate(of: feed)
  let isOpen = feed.isOpen
  let calls = feed.calls
  expect(seen, equals: values[0], "the first rate arrives")
  expect(!isOpen, "the feed is stopped when its reader leaves the loop")
  expect(calls, equals: 1, "a rate arrives when it comes, and not when all have come")
}

/// A reader's task is cancelled, early or while it waits: its loop ends, and the feed is stopped at once.
func theReaderIsCancelled() async {
  let early = CheckFeed([given(100...199)])
  let hasty = Task {
    for await _ in rates(of: early) {}
  }
  hasty.cancel()
  await hasty.value
  let isOpen = early.isOpen
  expect(!isOpen, "the feed is stopped when its reader is cancelled before a rate has come")

  let feed = CheckFeed([given(100...199), given(200...299)])
  let (news, source) = AsyncStream.makeStream(of: Int.self)
  let reader = Task {
    for await rate in rates(of: feed) { source.yield(rate) }
  }
  for await _ in news { break }
  reader.cancel()
  await reader.value
  let isStillOpen = feed.isOpen
  expect(!isStillOpen, "the feed is stopped when its reader is cancelled between two rates")
}

/// Two feeds have a reader each, and one of them leaves: the other one's rates go on arriving.
func twoFeeds() async {
  let feed = CheckFeed([given(100...199), given(200...299)])
  let values = [given(300...399), given(400...499)]
  let other = CheckFeed(values)
  async let first = firstRate(of: feed)
  var seen: [Int] = []
  for await rate in rates(of: other) { seen.append(rate) }
  _ = await first
  let isOpen = feed.isOpen
  expect(seen, equals: values, "every rate arrives, whatever other readers do")
  expect(!isOpen, "the feed is stopped when its reader leaves the loop")
}

private func firstRate(of feed: CheckFeed) async -> Int? {
  for await rate in rates(of: feed) { return rate }
  return nil
}

/// A feed that calls back once in a unit of time, or at once, until it has no more or is stopped.
private final class CheckFeed: RateFeed {
  private struct State {
    var isOpen = false
    var starts = 0
    var calls = 0
  }

  private let values: [Int]
  private let atOnce: Bool
  private let state = Mutex(State())

  init(_ values: [Int], atOnce: Bool = false) {
    self.values = values
    self.atOnce = atOnce
  }

  var isOpen: Bool { state.withLock { $0.isOpen } }
  var starts: Int { state.withLock { $0.starts } }
  var calls: Int { state.withLock { $0.calls } }

  func start(_ onRate: @escaping @Sendable (Int?) -> Void) {
    state.withLock { state in
      state.isOpen = true
      state.starts += 1
    }
    if atOnce {
      callBack(onRate) {}
    } else {
      let work = Work()
      DispatchQueue.global().async { [self] in
        callBack(onRate) { work.compute("waiting for a rate") }
      }
    }
  }

  private func callBack(_ onRate: (Int?) -> Void, waiting: () -> Void) {
    for value in values {
      waiting()
      guard isOpen else { return }
      state.withLock { $0.calls += 1 }
      onRate(value)
    }
    stop()
    onRate(nil)
  }

  func stop() {
    state.withLock { $0.isOpen = false }
  }
}
