import Channel
import Checking
import Exploration
import Foundation
import SwiftReading

/// Grades submissions: builds each with the exercise's check, explores every interleaving, gives points.
package struct Grader: Sendable {
  let toolchain: Toolchain
  let executable: String
  private let salt: Salt?
  /// What is told of each execution besides the verdict; `nil` for what a text needs.
  private let detail: ToldDetail?

  /// Makes a grader.
  ///
  /// - Parameters:
  ///   - executable: The running command, which is its own worker process.
  ///   - salt: What the numbers of the checks depend on besides a submission's text.
  ///   - detail: What is told of each execution besides the verdict; `nil` for what a text needs.
  package init(
    toolchain: Toolchain, executable: String, salt: Salt? = nil, detail: ToldDetail? = nil
  ) {
    self.detail = detail
    self.toolchain = toolchain
    self.executable = executable
    self.salt = salt
  }

  /// How many scheduling points a check may take to be proved, unless its exercise says otherwise.
  private static let effort = 1_000_000
  /// The same for a search with few preemptions.
  private static let boundedEffort = 200_000
  /// With how many orders of sets and dictionaries a check is searched where they matter.
  private static let hashSeeds = 16
  /// Seconds that a worker may be silent; a machine that is busy needs longer, not another verdict.
  private static let patience = 60.0

  /// Grades one submission.
  ///
  /// - Parameters:
  ///   - untilFirstMistake: Whether the checks after one that fails are left out: enough to know that it
  ///     does not pass, and too little for its points.
  ///   - progress: Is told which check runs, for those that take long.
  /// - Throws: An error of the file system, or of the machine, that is not the submission's fault.
  package func grade(
    _ submission: Submission, of exercise: Exercise, untilFirstMistake: Bool = false,
    progress: (String) -> Void = { _ in }
  ) throws -> GradeReport {
    var report = try judge(submission, of: exercise, untilFirstMistake, progress)
    report.salt = salt?.label
    return report
  }

  private func judge(
    _ submission: Submission, of exercise: Exercise, _ untilFirstMistake: Bool,
    _ progress: (String) -> Void
  ) throws -> GradeReport {
    var draft = ReportDraft(exercise)
    if let program = exercise.program {
      guard let text = draft.text(of: submission) else { return draft.report }
      try judge(
        text, in: submission.name, about: program, of: exercise, into: &draft)
      return draft.report
    }
    guard let source = try draft.read(submission) else { return draft.report }
    do {
      let demands = try exercise.demands
      let pipeline = try pipeline(try request(source, of: exercise), of: exercise)
      // They load while the compiler works, and then explore side by side; where one check may be enough,
      // one at a time.
      let workers = try untilFirstMistake ? [] : demands.map { _ in try pipeline.start() }
      let runs = try pipeline.build()
      // The compiler has a parser of its own: what only that one understands was not looked at.
      guard !source.outline.hasErrors else { throw MisreadSource() }
      for (worker, run) in zip(workers, runs) { try worker.begin(run) }
      for (number, demand) in demands.enumerated() {
        progress(demand.name)
        let verdict = try pipeline.explore(
          runs[number], on: untilFirstMistake ? nil : workers[number])
        // The worker never came to the submission: that says nothing about it.
        guard verdict.kind != .inconclusive else {
          throw WorkerWithoutAnswer(reason: verdict.messages.first ?? "no reason is known")
        }
        draft.add(verdict, of: demand)
        if untilFirstMistake, draft.hasProblem { break }
      }
    } catch BuildError.doesNotCompile(let text) {
      draft.refuse(.doesNotCompile, diagnostics: text)
    } catch BuildError.cannotBeCalled(let text) {
      draft.refuse(.doesNotCompile, diagnostics: text)
    } catch BuildError.endsCompiler {
      draft.refuseWithoutCompiler()
    } catch BuildError.takesTooMuch(let excess) {
      draft.refuse(excess)
    } catch is MisreadSource {
      draft.refuseMisread()
    } catch let use as UnsafeUse {
      draft.refuse(use, in: source)
    } catch BuildError.doesNotLink(let text) {
      draft.refuse(.doesNotCompile, diagnostics: text)
    } catch let error as UnsupportedAPI {
      draft.refuse(error)
    }
    return draft.report
  }

  /// Runs one schedule of a submission again.
  ///
  /// - Returns: What happened, and `nil` for a schedule that belongs to none of the checks.
  /// - Throws: What ``grade(_:of:progress:)`` throws, and ``BuildError``.
  package func replay(
    _ schedule: Schedule, _ source: SwiftSource, of exercise: Exercise
  ) throws -> Verdict? {
    try pipeline(try request(source, of: exercise), of: exercise).replay(schedule)
  }

  /// A check that measures its effort instead of time: the verdict depends on the text alone.
  ///
  /// - Parameter effort: How much of it there may be; `nil` for what a verdict takes.
  func pipeline(
    _ request: BuildRequest, of exercise: Exercise, upTo preemptions: Int? = nil, effort: Int? = nil
  ) throws -> CheckPipeline {
    var settings = SearchSettings()
    settings.effort = effort ?? exercise.manifest.effort ?? Self.effort
    if let preemptions {
      settings.strategy = .bounded
      settings.preemptions = preemptions
      // What comes up beyond the first failure only completes the picture, and takes a share of this.
      settings.effort = exercise.manifest.effort ?? Self.boundedEffort
    }
    settings.sharers = max(1, try exercise.demands.count)
    settings.detail = detail
    settings.numberSets = Schedule.numberSets.count
    settings.hashSeeds = Self.hashSeeds
    settings.readable = toolchain.libraryPaths
    return try CheckPipeline(
      request, settings, patience: Self.patience, toolchain: toolchain,
      executable: executable)
  }

  /// The submission and its judge as one module.
  ///
  /// - Throws: ``CourseError`` if the judge cannot be read.
  func request(
    _ source: SwiftSource, of exercise: Exercise
  ) throws(CourseError) -> BuildRequest {
    let check = try exercise.check
    let files = ProgramFiles(module: "Exercise", sources: [source] + check)
    var request = BuildRequest(
      files, calls: try exercise.demands.map(\.function),
      swiftVersion: exercise.manifest.swiftVersion ?? 6)
    request.checkFiles = Set(check.map(\.path))
    request.gradingSeed = Salt.seed(of: source.text, with: salt)
    request.isSalted = salt != nil
    return request
  }
}

/// A text that compiles, and that the parser of ``SwiftSource`` finds mistakes in.
private struct MisreadSource: Error {}

/// A worker that did not explore anything, and not because of what it was to explore.
struct WorkerWithoutAnswer: Error, CustomStringConvertible {
  let reason: String
  var description: String { "the worker process gave no answer: \(reason)" }
}
