import Course
import Foundation
import Terminal

/// `grade all`: every exercise of one learner, or of a class.
struct AllCommand {
  private let session: Session
  private let format: GradeFormat

  private var options: GradeOptions { session.options }
  private var course: Course { session.course }

  init(_ session: Session) throws {
    self.session = session
    format = try session.options.format
  }

  func run() throws -> ExitStatus {
    if options.arguments.has("--merge") {
      return try ClassCommand(session, format).merge(options.names)
    }
    let exercises =
      try options.names.isEmpty
      ? course.exercises : options.names.map { try session.exercise(meaning: $0) }
    guard let folder = options.arguments.string("--submissions") else {
      if options.arguments.has("--shard") {
        throw UsageError("--shard is a part of a class: it needs --submissions")
      }
      return try gradeOwn(exercises)
    }
    let command = ClassCommand(session, format)
    return try command.grade(
      ClassFolder(URL(filePath: folder), of: course, session.commands), exercises)
  }

  private func gradeOwn(_ exercises: [Exercise]) throws -> ExitStatus {
    let output = OutputFile(options.arguments.string("--out") ?? "-")
    try output.check()
    let outputs = try ClassOutputs(session)
    session.warn(about: exercises)
    let book = Gradebook(
      course: course.title, exercises: try gradeWork(exercises),
      files: Dictionary(
        uniqueKeysWithValues: exercises.map { ($0.name, session.workspace.path(of: $0)) }),
      commands: session.commands)
    if !outputs.takesStandardOutput || !output.isStandardOutput {
      try output.write(try format.text(of: book, course: course, style: options.style))
    }
    try outputs.write([book], of: session.workspace.folder.relativePath) { _, index in
      session.workspace.path(of: exercises[index])
    }
    for report in book.exercises where !report.isJudged {
      Console.complain("\(report.exercise): \(report.why)", as: "grade")
    }
    try outputs.show()
    guard book.isJudged else { return .unavailable }
    return book.hasPassed ? .success : .failure
  }

  /// Grades the learner's own files and records what that came to.
  func gradeWork(_ exercises: [Exercise]) throws -> [GradeReport] {
    let texts = exercises.map(session.workspace.text)
    let reports = try PoolRun(session).grade(
      exercises.map { exercise in
        GradingPool.Job(
          learner: nil, exercise: exercise, file: session.workspace.file(of: exercise))
      })
    // A file that was saved during grading may have been graded as it was before, or as it is now.
    let isSame = zip(exercises, texts).map { session.workspace.text(of: $0) == $1 }
    try session.update { progress in
      for (index, report) in reports.enumerated() where isSame[index] {
        if let text = texts[index] { progress.note(report, of: text) }
      }
    }
    let verdicts = VerdictFolder(work: session.workspace.folder)
    for (index, report) in reports.enumerated() where isSame[index] {
      if let text = texts[index] { try verdicts.note(report, of: text) }
    }
    return reports
  }
}
