import Channel
import Checking
import Course
import Exploration
import Foundation
import Terminal

/// `grade run`: one exercise, once.
struct RunCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func run() throws -> ExitStatus {
    let exercise = try session.exercise()
    let output = try output
    let submission = try submission(of: exercise)
    if isOneOfMany { return try answer(submission, of: exercise) }
    session.warn(about: [exercise])
    let page = try page
    let grader = try session.grader(detail: page == nil ? nil : ToldDetail(outcomes: 0))
    if let text = session.options.arguments.string("--replay") {
      return try replay(Schedule(replayed: text), submission, of: exercise, grader)
    }
    let report = try grader.grade(submission, of: exercise)
    if file == nil, let text = submission.text {
      try session.note(report, of: text)
    }
    let json = try session.options.json
    try json?.write(try report.json())
    try page?.write(report, submission, of: exercise, replay: command(exercise), by: grader)
    if let output {
      try write(report, of: exercise, to: output)
    } else if json?.isStandardOutput != true, page?.file.isStandardOutput != true {
      try show(report, submission, of: exercise, grader)
    }
    try page?.show()
    return report.hasPassed ? .success : .failure
  }

  /// Where the result goes in one of the forms of `grade all`, if one is asked for.
  private var output: (format: GradeFormat, file: OutputFile)? {
    get throws {
      let arguments = session.options.arguments
      guard arguments.has("--format") || arguments.has("--out") else { return nil }
      let file = OutputFile(arguments.string("--out") ?? "-")
      try file.check()
      if file.isStandardOutput, arguments.string("--json") == "-" {
        throw UsageError("--json and --format cannot both go to standard output")
      }
      return (try session.options.format, file)
    }
  }

  /// The page of the result, if one is asked for.
  private var page: GradedPage? {
    get throws {
      guard let file = try session.options.html else { return nil }
      let others = ["--json", "--out"].filter { session.options.arguments.string($0) == "-" }
      let formats =
        session.options.arguments.has("--format") && !session.options.arguments.has("--out")
      if file.isStandardOutput, !others.isEmpty || formats {
        throw UsageError("only one result can go to standard output: name a file for the others")
      }
      return GradedPage(file: file, isOpened: session.options.arguments.has("--open"))
    }
  }

  private func write(
    _ report: GradeReport, of exercise: Exercise, to output: (format: GradeFormat, file: OutputFile)
  ) throws {
    let path = file ?? session.workspace.path(of: exercise)
    let book = Gradebook(
      course: session.course.title, exercises: [report], files: [exercise.name: path],
      commands: session.commands)
    try output.file.write(
      try output.format.file(of: book, course: session.course, style: session.style))
  }

  private var isOneOfMany: Bool { session.options.arguments.has(GradingPool.marker) }

  /// Grades a file for the process that started this one: what keeps it from that is an answer, too.
  private func answer(_ submission: Submission, of exercise: Exercise) throws -> ExitStatus {
    ProcessLimits.set()
    let report: GradeReport
    do {
      report = try session.grader().grade(
        submission, of: exercise,
        untilFirstMistake: session.options.arguments.has(GradingPool.firstMistake))
    } catch {
      report = .notGraded(exercise, TroubleText(error).sentence)
    }
    let json = try session.options.json
    try json?.write(try report.json())
    if json?.isStandardOutput != true {
      Console.print(
        GradeReportText(report, style: session.style, command: command(exercise)).text)
    }
    guard report.isJudged else { return .unavailable }
    return report.hasPassed ? .success : .failure
  }

  private var file: String? { session.options.arguments.string("--file") }

  private func submission(of exercise: Exercise) throws -> Submission {
    guard let file else { return session.workspace.submission(of: exercise) }
    // In a class a missing file is an answer that is missing; here it is a mistyped path.
    guard isOneOfMany || FileManager.default.fileExists(atPath: file) else {
      throw CourseError(description: "there is no file \(file)")
    }
    return Submission(file: URL(filePath: file), name: exercise.fileName)
  }

  /// The command that does the same again.
  private func command(_ exercise: Exercise) -> String {
    session.commands.ofLearner(
      "run \(exercise.name)" + (file.map { " --file \(ShellWord.quoted($0))" } ?? ""))
  }

  private func show(
    _ report: GradeReport, _ submission: Submission, of exercise: Exercise, _ grader: Grader
  ) throws {
    let style = session.style
    let text = GradeReportText(
      report, style: style, command: command(exercise), steps: session.options.steps)
    Console.print(text.text)
    guard report.hasPassed else {
      Console.print("Your file: \(file ?? session.workspace.path(of: exercise))")
      Console.print("A hint: \(session.commands.ofLearner("hint \(exercise.name)"))")
      return
    }
    let next = try session.progress().next(after: exercise, in: session.course)
    let follow = FollowUp(exercise, grader, next: next, session.commands, style)
    Console.print(try follow.text(report, of: submission))
    Console.print("Next: \(session.commands.ofLearner("next"))")
  }

  private func replay(
    _ schedule: Schedule, _ submission: Submission, of exercise: Exercise, _ grader: Grader
  ) throws -> ExitStatus {
    guard let verdict = try verdict(schedule, submission, of: exercise, grader) else {
      throw UsageError(
        "this schedule belongs to another version of \(exercise.program?.path ?? exercise.fileName), or "
          + "to a grading with another --salt: give the one of that grading, or "
          + "'\(command(exercise))' for a schedule of yours")
    }
    let told = VerdictText(
      verdict, style: session.style, command: command(exercise),
      explain: Topic.gradeCommand, steps: session.options.steps)
    Console.print(told.text, terminator: "")
    return verdict.kind == .nothingWrong ? .success : .failure
  }

  /// What happens with a schedule of the learner's file, or of the program that an answer is about.
  private func verdict(
    _ schedule: Schedule, _ submission: Submission, of exercise: Exercise, _ grader: Grader
  ) throws -> Verdict? {
    if let program = exercise.program {
      return try grader.replay(schedule, program, of: exercise)
    }
    guard let text = submission.text else {
      throw CourseError(description: "\(file ?? exercise.fileName) has nothing to replay")
    }
    let source = try SwiftSource(path: exercise.fileName, text: text)
    return try grader.replay(schedule, source, of: exercise)
  }
}
