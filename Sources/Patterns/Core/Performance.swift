import CPlatform
import Dispatch
import Foundation
import Synchronization
import Timeline

/// One run of a part of a pattern, and what was seen.
package struct Performance: Sendable, Codable {
  /// Who did what when.
  package let timeline: Timeline
  /// The figures that the pattern showed, in order.
  package let facts: [Fact]
  /// From the call of the part's code to its end.
  package let wallTime: Duration
  /// The CPU time that the whole process used in that time; `nil` if it did not live to tell.
  package let cpuTime: Duration?

  /// What was seen of a run that the runtime ended.
  ///
  /// - Parameters:
  ///   - timeline: The timeline up to the last that the process told.
  ///   - facts: What is known of the end.
  package init(endedAfter timeline: Timeline, facts: [Fact]) {
    self.timeline = timeline
    self.facts = facts
    wallTime = .nanoseconds(timeline.makespan)
    cpuTime = nil
  }

  private init(timeline: Timeline, facts: [Fact], wallTime: Duration, cpuTime: Duration?) {
    self.timeline = timeline
    self.facts = facts
    self.wallTime = wallTime
    self.cpuTime = cpuTime
  }

  /// The same with more figures.
  package func adding(_ facts: [Fact]) -> Performance {
    Performance(
      timeline: timeline, facts: self.facts + facts, wallTime: wallTime, cpuTime: cpuTime)
  }

  /// Runs a part of a pattern.
  ///
  /// Ordinary code runs on the calling thread. `async` code runs in a task, while the calling
  /// thread serves the main run loop, so that work for the main queue and the main actor gets done.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - rehearsal: How much work, and what kind.
  ///   - onNote: Called for each line that the pattern says, as it is said.
  ///   - onProgress: Called after that with the timeline up to the line; and once more if the
  ///     runtime ends the process because the part breaks a rule.
  /// - Throws: What the part's code throws.
  /// - Precondition: Called on the main thread, outside any task.
  package static func run(
    _ part: Pattern.Part, _ rehearsal: Rehearsal,
    onNote: (@Sendable (Timeline.Note, Timeline.Lane) -> Void)? = nil,
    onProgress: (@Sendable (Timeline) -> Void)? = nil
  ) throws -> Performance {
    precondition(Thread.isMainThread, "a pattern is run on the main thread")
    let recorder = TimelineRecorder(
      onNote: onNote,
      onProgress: onProgress.map { tell in
        { @Sendable timeline in tell(timeline.renamingFiles(LessonFile.path)) }
      })
    if part.mistake == .ofRule { TrapWatch.begin(recorder) }
    let facts = Facts()
    let stage = Stage(rehearsal: rehearsal, recorder: recorder, facts: facts)
    let cpu = cplatform_process_cpu_time()
    let start = ContinuousClock.now
    switch part.body {
    case .blocking(let body):
      recorder.appear()  // so that main is on top, whichever lane is first to do something
      try body(stage)
    case .asynchronous(let body):
      try serveMain {
        recorder.appear()
        try await body(stage)
      }
    }
    let wall = ContinuousClock.now - start
    return Performance(
      timeline: recorder.timeline().renamingFiles(LessonFile.path), facts: facts.all,
      wallTime: wall,
      cpuTime: .nanoseconds(cplatform_process_cpu_time() - cpu))
  }

  /// Serves the main run loop until a task is done.
  private static func serveMain(until body: @escaping @Sendable () async throws -> Void) throws {
    let outcome = TaskResult()
    Task(name: "first task") {
      do {
        try await body()
        outcome.set(.success(()))
      } catch {
        outcome.set(.failure(error))
      }
      DispatchQueue.main.async {}  // wakes the run loop
    }
    while true {
      if let result = outcome.result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// How a task ended, handed from it to the main thread.
private final class TaskResult: Sendable {
  private let state = Mutex<Result<Void, any Error>?>(nil)

  var result: Result<Void, any Error>? { state.withLock { $0 } }

  // Not inlined into the task. On Linux a `Mutex` asks a thread-local variable who its owner is,
  // and an optimised `async` function (Swift 6.3) may keep the address of that variable across an
  // `await` that changes the thread: the lock is taken in another thread's name.
  @inline(never)
  func set(_ result: Result<Void, any Error>) {
    state.withLock { $0 = result }
  }
}
