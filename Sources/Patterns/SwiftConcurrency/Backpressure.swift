import Synchronization

extension Pattern {
  /// A producer that is faster than its reader.
  static let backpressure = Pattern(
    "backpressure", chapter: .swiftConcurrency,
    summary: "a fast producer and a slow reader: a buffer that grows, one that drops, and a "
      + "producer that waits for a free place",
    lookFor: "The lane `buffer`. In the first part it keeps everything at once, and empties as "
      + "slowly as the `reader` works. In the second it keeps one value, and each ✗ is one that "
      + "is lost. In the third it never keeps more than two, and the `producer` waits instead.",
    why: "A buffer does not make a reader faster: if values come faster than they are read, it "
      + "grows until the memory is used up, or something has to give way. Either values are "
      + "dropped, or the producer waits: that is backpressure. AsyncStream's yield never waits, so "
      + "a stream can only grow or drop.",
    compareWith: ["async-stream", "bounded", "debounce-throttle"],
    parts: [
      .asynchronous(
        "a stream that keeps everything", comparable: true, mistake: .ofResources, repair: 3
      ) {
        try await stream($0, keeping: .unbounded)
      },
      .asynchronous("a stream that keeps the newest") {
        try await stream($0, keeping: .bufferingNewest(1))
      },
      .asynchronous("two places, and a producer that waits", comparable: true, channel),
    ])
}

private func stream(
  _ stage: Stage, keeping policy: AsyncStream<Chore>.Continuation.BufferingPolicy
) async throws {
  let (values, continuation) = AsyncStream.makeStream(of: Chore.self, bufferingPolicy: policy)
  let gauge = Gauge(stage)

  let producer = Task(name: "producer") {
    var lost = 0
    for chore in stage.chores {
      switch continuation.yield(chore) {  // returns at once, whatever the reader does
      case .enqueued: gauge.add(1)
      default:
        lost += 1
        stage.mark(.loss)
      }
    }
    continuation.finish()
    stage.say("all are sent")
    return lost
  }
  stage.waits(for: "the producer")
  let lost = await producer.value

  let reader = Task(name: "reader") {
    for await chore in values {
      gauge.add(-1)
      try await chore.perform()
    }
  }
  stage.waits(for: "the reader")
  try await reader.value
  stage.say("all are read")
  stage.show("most kept at once", gauge.most)
  stage.show("values lost", lost)
}

private func channel(_ stage: Stage) async throws {
  let gauge = Gauge(stage)
  let channel = Channel(places: 2, stage, gauge)

  let producer = Task(name: "producer") {
    for chore in stage.chores { await channel.send(chore) }
    await channel.finish()
    stage.say("all are sent")
  }
  let reader = Task(name: "reader") {
    while let chore = await channel.next() { try await chore.perform() }
  }
  stage.waits(for: "the reader")
  await producer.value
  try await reader.value
  stage.say("all are read")
  stage.show("most kept at once", gauge.most)
  stage.show("values lost", 0)
}

/// A buffer of a few places, for one producer and one reader.
private actor Channel {
  private let places: Int
  private let stage: Stage
  private let gauge: Gauge
  private var kept: [Chore] = []
  private var isFinished = false
  private var producer: CheckedContinuation<Void, Never>?
  private var reader: CheckedContinuation<Void, Never>?

  init(places: Int, _ stage: Stage, _ gauge: Gauge) {
    self.places = places
    self.stage = stage
    self.gauge = gauge
  }

  /// Keeps a chore; suspends the producer as long as no place is free.
  func send(_ chore: Chore) async {
    while kept.count == places {
      stage.waits(for: "a free place")
      await withCheckedContinuation { producer = $0 }
    }
    kept.append(chore)
    gauge.add(1)
    reader?.resume()
    reader = nil
  }

  /// Says that no chore will come any more.
  func finish() {
    isFinished = true
    reader?.resume()
    reader = nil
  }

  /// Takes the oldest chore; suspends the reader until there is one, or none will come.
  func next() async -> Chore? {
    while kept.isEmpty, !isFinished {
      stage.waits(for: "a chore")
      await withCheckedContinuation { reader = $0 }
    }
    guard !kept.isEmpty else { return nil }
    gauge.add(-1)
    producer?.resume()
    producer = nil
    return kept.removeFirst()
  }
}

/// How much a buffer keeps, counted and drawn.
private final class Gauge: Sendable {
  private let stage: Stage
  private let counts = Mutex((kept: 0, most: 0))

  init(_ stage: Stage) {
    self.stage = stage
  }

  // Never inlined: inside an `async` function a `Mutex` might take one thread for another, as is
  // told in `Performance.swift`.
  @inline(never)
  func add(_ change: Int) {
    counts.withLock { counts in
      counts.kept += change
      counts.most = max(counts.most, counts.kept)
      stage.draw(.buffer, "buffer", as: "\(counts.kept) kept")
    }
  }

  var most: Int { counts.withLock { $0.most } }
}
