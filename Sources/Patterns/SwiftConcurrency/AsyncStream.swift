import Dispatch
import Foundation
import LoopbackServer

extension Pattern {
  /// A callback that comes more than once.
  static let asyncStream = Pattern(
    "async-stream", chapter: .swiftConcurrency,
    summary: "a callback that fires more than once (a small picture first, the full one later; "
      + "progress) as an AsyncStream, with its buffering policy",
    lookFor: "The `small picture` arrives before the `full picture`. In the second and third part "
      + "the same ten steps come from the `source` while the `reader` is `busy`. Look at the lane "
      + "`kept`: one policy keeps all, and the reader goes through them afterwards; the other "
      + "keeps the newest, and each ✗ is a step that it drops. In the fifth two readers share one "
      + "stream that can throw: the process ends at ‼, and `the runtime said` why.",
    why: "A continuation gives one value, a stream any number and then an end. What comes while "
      + "the reader is busy is kept as the buffering policy says: unbounded loses nothing and may grow, "
      + "bufferingNewest(1) keeps only what is current, which is right for progress. "
      + "A stream has one reader: of the two kinds, the one that throws traps for a second one.",
    compareWith: ["continuation", "async-await"],
    parts: [
      .asynchronous("a small picture first, the full one later", smallThenFull),
      .asynchronous("progress, every step kept") { await progress($0, keeping: .unbounded) },
      .asynchronous("progress, the newest kept") {
        await progress($0, keeping: .bufferingNewest(1))
      },
      .asynchronous("the reader leaves early", readerLeaves),
      .asynchronous("two readers of one throwing stream", mistake: .ofRule, twoReaders),
    ])
}

/// A picture that is there in better and better versions.
private final class Loader: Sendable {
  private let stage: Stage
  private let queue = DispatchQueue(label: "loader")

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Calls back with each version of the picture, and then with `nil`.
  func load(_ callback: @escaping @Sendable (Image?) -> Void) {
    let versions = [
      (stage.chore("small picture", units: 1), Image(number: 1, width: 12, height: 8)),
      (stage.chore("full picture", units: 2), Image(number: 1, width: 48, height: 32)),
    ]
    queue.async {
      for (chore, picture) in versions {
        chore.perform()
        callback(picture)
      }
      callback(nil)
    }
  }
}

private func smallThenFull(_ stage: Stage) async {
  let loader = Loader(stage)

  let pictures = AsyncStream<Image> { continuation in
    loader.load { picture in
      if let picture { continuation.yield(picture) } else { continuation.finish() }
    }
  }

  stage.waits(for: "a picture")
  for await picture in pictures {
    stage.say("shows \(picture.size)")
    stage.waits(for: "a better one")
  }
  stage.say("no better one will come")
}

private func progress(
  _ stage: Stage, keeping policy: AsyncStream<Int>.Continuation.BufferingPolicy
) async {
  let (steps, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
  stage.draw(.buffer, "kept", as: "0")

  let source = Task(name: "source") {
    var (kept, dropped) = (0, 0)
    for step in 1...10 {
      try? await Task.sleep(for: stage.unit / 4)
      if case .dropped = continuation.yield(step * 10) {
        dropped += 1
        stage.mark(.loss)
      } else {
        kept += 1
        stage.mark(.tick)
        stage.draw(.buffer, "kept", as: "\(kept)")
      }
    }
    continuation.finish()
    stage.say("ten steps have come")
    return (kept, dropped)
  }

  // The reader is busy while all ten steps come.
  let reader = Task(name: "reader") {
    try? await stage.chore("busy", units: 2).perform()
    stage.waits(for: "the source")
    var (kept, _) = await source.value
    var seen: [Int] = []
    for await percent in steps {
      kept -= 1
      stage.draw(.buffer, "kept", as: "\(kept)")
      seen.append(percent)
      try? await stage.chore("\(percent) %", units: 0.25).perform()
    }
    stage.say("the reader saw \(seen.map { "\($0)" }.joined(separator: ", ")) %")
  }

  stage.waits(for: "the reader")
  await reader.value
  stage.show("steps dropped", await source.value.1)
}

private func readerLeaves(_ stage: Stage) async {
  let (ticks, continuation) = AsyncStream.makeStream(of: Int.self)
  let (ends, end) = AsyncStream.makeStream(of: String.self)

  // The place to stop the source: what it gives will not be read.
  continuation.onTermination = { reason in
    if case .cancelled = reason { end.yield("the reader has gone, so the source stops") }
    end.finish()
  }

  let source = Task(name: "source") {
    for tick in 1... {
      if case .terminated = continuation.yield(tick) { return tick }
      try? await Task.sleep(for: stage.unit / 4)
    }
    return 0
  }
  let reader = Task(name: "reader") {
    for await tick in ticks where tick == 3 {
      stage.say("the third tick; the reader is cancelled")
      withUnsafeCurrentTask { $0?.cancel() }
    }
  }

  stage.waits(for: "the reader")
  await reader.value
  for await line in ends { stage.say(line) }
  _ = await source.value
  stage.say("the source has stopped")
}

private func twoReaders(_ stage: Stage) async throws {
  let (values, _) = AsyncThrowingStream.makeStream(of: Int.self)

  func reader(_ number: Int) -> Task<Void, any Error> {
    Task(name: "reader \(number)") {
      stage.say("asks for a value")
      stage.waits(for: "a value")
      for try await value in values { stage.say("has got \(value)") }
    }
  }

  stage.waits(for: "the readers")
  let first = reader(1)
  try await Task.sleep(for: stage.unit)
  let second = reader(2)  // wrong: the first one still waits for the same value
  // No value comes, and no end: on a machine that is late both wait all the same.
  try await first.value
  try await second.value
}
