import Exploration
import Checking
import Foundation
import Synchronization
import Terminal

/// Grades many submissions, each in a process of its own, as many at a time as the machine has
/// processors.
///
/// A process that dies, or that has to be ended, is one row of the result and no more.
package struct GradingPool: Sendable {
  /// One submission of one exercise.
  package struct Job: Sendable {
    /// Whose it is, if several are graded.
    package let learner: String?
    /// What is graded.
    package let exercise: Exercise
    /// The learner's file.
    package let file: URL

    /// Makes a job.
    package init(learner: String?, exercise: Exercise, file: URL) {
      self.learner = learner
      self.exercise = exercise
      self.file = file
    }
  }

  private let executable: String
  private let course: URL
  private let width: Int
  private let limit: Duration
  private let running = RunningGradings()

  /// Makes a pool.
  ///
  /// - Parameters:
  ///   - executable: The running `grade`.
  ///   - course: The folder of the course.
  ///   - width: How many at a time.
  ///   - limit: After how long a process is ended: each has limits of its own, so that only one that does
  ///     not work at all takes as long.
  package init(
    executable: String, course: URL, width: Int = ProcessInfo.processInfo.activeProcessorCount,
    limit: Duration = .seconds(1200)
  ) {
    self.executable = executable
    self.course = course
    self.width = max(1, width)
    self.limit = limit
  }

  /// Grades every job.
  ///
  /// - Parameter each: Is told of each result as it comes, on any thread, one at a time; of none that comes
  ///   after ``abandon()``.
  /// - Returns: The reports in the order of the jobs.
  package func grade(
    _ jobs: [Job], each: @escaping @Sendable (Int, GradeReport) -> Void = { _, _ in }
  ) -> [GradeReport] {
    let state = Mutex((next: 0, reports: [GradeReport?](repeating: nil, count: jobs.count)))
    let threads = DispatchGroup()
    for _ in 0..<min(width, jobs.count) {
      threads.enter()
      Thread.detachNewThread {
        while let number = state.withLock({ state -> Int? in
          guard state.next < jobs.count else { return nil }
          defer { state.next += 1 }
          return state.next
        }) {
          let report = run(jobs[number])
          // Which was ended from here, and is not to blame.
          if running.isAbandoned { break }
          state.withLock { state in
            state.reports[number] = report
            each(number, report)
          }
        }
        threads.leave()
      }
    }
    threads.wait()
    // The process is about to end: what is there is not the result.
    while running.isAbandoned { pause() }
    return state.withLock { state in
      zip(jobs, state.reports).map { job, report in
        report ?? GradeReport.notGraded(job.exercise, "its turn never came")
      }
    }
  }

  private func run(_ job: Job) -> GradeReport {
    do {
      let output = try ClosedPipe()
      defer { close(output.reading) }
      let process = try start(job, output)
      running.add(process)
      defer { running.remove(process) }
      let deadline = Deadline(in: limit)
      var exchange = PipeExchange(reading: output.reading, until: deadline)
      let (bytes, end) = exchange.run()
      guard end == .heard, let status = process.wait(until: deadline) else {
        process.stop(until: Deadline(in: .seconds(5)))
        return .notGraded(job.exercise, "grading it did not finish within \(limit) and was stopped")
      }
      if let report = try? GradeReport(json: bytes) { return report }
      let words = ChildProcess.words(status)
      if status == ExitStatus.unavailable.rawValue << 8 {
        return .notGraded(job.exercise, "a tool or the machine failed")
      }
      return .withoutAnswer(job.exercise, "grading it ended with \(words) without an answer")
    } catch {
      return .notGraded(job.exercise, "no process could be started for it: \(error)")
    }
  }

  private func start(_ job: Job, _ output: ClosedPipe) throws -> ChildProcess {
    defer { close(output.writing) }
    return try ChildProcess(
      path: executable,
      arguments: [
        "run", job.exercise.name, "--file", job.file.path, "--course", course.path, "--json", "-",
        Self.marker,
      ],
      descriptors: [0: nil, 1: output.writing, 2: nil], leadsGroup: true)
  }

  /// Ends everything that is being graded; nothing of it is a result.
  package func abandon() { running.abandon() }

  /// Tells a `grade` that it is one of many, and limits itself.
  package static let marker = "--one-of-many"
}

extension GradeReport {
  /// The report of a submission for which there is no answer, though something was handed in.
  static func withoutAnswer(_ exercise: Exercise, _ reason: String) -> GradeReport {
    var draft = ReportDraft(exercise)
    return draft.withoutAnswer(.found(.crashed), reason)
  }

  /// The report of a submission that is not to blame for having none.
  static func notGraded(_ exercise: Exercise, _ reason: String) -> GradeReport {
    var draft = ReportDraft(exercise)
    return draft.withoutAnswer(.notGraded, reason)
  }
}
