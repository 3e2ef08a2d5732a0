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
    let place: Place
    /// Whether only matters that it fails, and not all of why.
    let untilFirstMistake: Bool

    /// Where the learner's file is.
    enum Place: Sendable {
      case file(URL)
      case folder(LearnerFolder)
    }

    /// Makes a job.
    ///
    /// - Parameter untilFirstMistake: Whether checks are left out after one that fails.
    package init(
      learner: String?, exercise: Exercise, file: URL, untilFirstMistake: Bool = false
    ) {
      self.learner = learner
      self.exercise = exercise
      place = .file(file)
      self.untilFirstMistake = untilFirstMistake
    }

    /// Makes a job of what a learner handed in.
    package init(_ folder: LearnerFolder, exercise: Exercise) {
      learner = folder.name.text
      self.exercise = exercise
      place = .folder(folder)
      untilFirstMistake = false
    }
  }

  private let executable: String
  private let course: URL
  private let salt: String?
  private let width: Int
  private let limit: Duration
  private let running = RunningGradings()

  /// Makes a pool.
  ///
  /// - Parameters:
  ///   - executable: The running `grade`.
  ///   - course: The folder of the course.
  ///   - salt: The path of a secret that the numbers of the checks depend on as well.
  ///   - width: How many at a time.
  ///   - limit: After how long a process is ended: each has limits of its own, so that only one that does
  ///     not work at all takes as long.
  package init(
    executable: String, course: URL, salt: String? = nil,
    width: Int = ProcessInfo.processInfo.activeProcessorCount, limit: Duration = .seconds(1200)
  ) {
    self.executable = executable
    self.course = course
    self.salt = salt
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
      guard case .folder(let folder) = job.place else { return try run(job, in: nil, nil) }
      switch try folder.find(job.exercise) {
      case .file(let home, let path): return try run(job, in: home, path)
      case .missing(let reason): return .without(.missing, job.exercise, reason)
      case .unreadable(let reason): return .without(.unreadable, job.exercise, reason)
      }
    } catch {
      return .notGraded(job.exercise, TroubleText(error).sentence)
    }
  }

  private func run(_ job: Job, in home: FolderHandle?, _ path: String?) throws -> GradeReport {
    let output = try ClosedPipe()
    defer { close(output.reading) }
    let process = try start(job, output, in: home, path)
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
    // Only what it was to grade can make it crash; all else is not the submission's doing.
    let hasCrashed = Tool.own.contains(status & 0x7F)
    return .without(
      hasCrashed ? .found(.crashed) : .notGraded, job.exercise,
      "grading it ended with \(words) without an answer")
  }

  private func start(
    _ job: Job, _ output: ClosedPipe, in home: FolderHandle?, _ path: String?
  ) throws -> ChildProcess {
    defer { close(output.writing) }
    var descriptors: [Int32: Int32?] = [0: nil, 1: output.writing, 2: nil]
    var file = ""
    if let home, let path {
      // The name of the folder may be none that an argument can have.
      descriptors[Self.folder] = home.descriptor
      file = "/proc/self/fd/\(Self.folder)/\(path)"
    } else if case .file(let url) = job.place {
      file = url.path
    }
    return try ChildProcess(
      path: executable,
      arguments: [
        "run", job.exercise.name, "--file", file, "--course", course.path, "--json", "-",
        Self.marker,
      ] + (salt.map { ["--salt", $0] } ?? [])
        + (job.untilFirstMistake ? [Self.firstMistake] : []),
      descriptors: descriptors, leadsGroup: true, signalAtEnd: SIGTERM)
  }

  /// Ends everything that is being graded; nothing of it is a result.
  package func abandon() { running.abandon() }

  /// The descriptor of a learner's folder in the process that grades what is in it.
  private static let folder: Int32 = 3

  /// Tells a `grade` that it is one of many, and limits itself.
  package static let marker = "--one-of-many"
  /// Tells such a `grade` that one check which fails is enough.
  package static let firstMistake = "--first-mistake"
}

extension GradeReport {
  /// The report of a submission for which there is no answer, for a reason that a diagnosis sums up.
  package static func without(
    _ diagnosis: Diagnosis, _ exercise: Exercise, _ reason: String
  ) -> GradeReport {
    var draft = ReportDraft(exercise)
    return draft.withoutAnswer(diagnosis, reason)
  }

  /// The report of a submission that is not to blame for having none.
  package static func notGraded(_ exercise: Exercise, _ reason: String) -> GradeReport {
    without(.notGraded, exercise, reason)
  }
}
