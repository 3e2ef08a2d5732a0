import Course
import Foundation
import Terminal

/// `grade all`: every exercise of one learner, or of a class.
struct AllCommand {
  private let session: Session
  private let pool: PoolRun
  private let format: GradeFormat

  private var options: GradeOptions { session.options }
  private var course: Course { session.course }

  init(_ session: Session) throws {
    self.session = session
    let options = session.options
    pool = try PoolRun(session)
    let word = try options.arguments.choice(
      "--format", default: "text", among: GradeFormat.allCases.map(\.rawValue))
    format = GradeFormat(rawValue: word) ?? .text
  }

  func run() throws -> ExitStatus {
    let exercises =
      try options.names.isEmpty
      ? course.exercises : options.names.map { try course.exercise(meaning: $0) }
    guard let folder = options.arguments.string("--submissions") else {
      return try gradeOwn(exercises)
    }
    return try gradeClass(ClassFolder(URL(filePath: folder)), exercises)
  }

  private func gradeOwn(_ exercises: [Exercise]) throws -> ExitStatus {
    let output = OutputFile(options.arguments.string("--out") ?? "-")
    try output.check()
    let book = Gradebook(course: course.title, exercises: try gradeWork(exercises))
    try output.write(try book.written(as: format, course: course, style: options.style))
    return book.hasPassed ? .success : .failure
  }

  /// Grades the learner's own files and records what that came to.
  func gradeWork(_ exercises: [Exercise]) throws -> [GradeReport] {
    let texts = exercises.map(session.workspace.text)
    let reports = pool.grade(
      exercises.map { exercise in
        GradingPool.Job(
          learner: nil, exercise: exercise, file: session.workspace.file(of: exercise))
      })
    // A file that was saved meanwhile may have been graded as it was before, or as it is now.
    let isSame = zip(exercises, texts).map { session.workspace.text(of: $0) == $1 }
    try session.update { progress in
      for (index, report) in reports.enumerated() where isSame[index] {
        if let text = texts[index] { progress.note(report, of: text) }
      }
    }
    return reports
  }

  private func gradeClass(_ folder: ClassFolder, _ exercises: [Exercise]) throws -> ExitStatus {
    let out = URL(filePath: options.arguments.string("--out") ?? folder.folder.path + "-graded")
    do {
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    } catch {
      throw OutputError(description: "cannot make the folder \(out.path)")
    }
    let jobs = folder.learners.flatMap { learner in
      exercises.map { exercise in
        GradingPool.Job(
          learner: learner, exercise: exercise, file: folder.file(of: learner, for: exercise))
      }
    }
    let reports = pool.grade(jobs)
    let books = folder.learners.enumerated().map { number, learner in
      Gradebook(
        course: course.title, learner: learner,
        exercises: Array(reports[number * exercises.count..<(number + 1) * exercises.count]))
    }
    for book in books {
      let name = (book.learner ?? "learner") + "." + format.fileEnding
      try OutputFile(out.appending(path: name).path).write(try whole(book))
    }
    let table = ClassTable(books)
    try OutputFile(out.appending(path: "table.csv").path).write(table.csv)
    Console.print(
      format == .markdown ? table.markdown : table.text(options.style), terminator: "")
    Console.note("One file for each learner, and table.csv: \(out.path)")
    return books.allSatisfy(\.hasPassed) ? .success : .failure
  }

  /// A learner's own file: as a text, with every story.
  private func whole(_ book: Gradebook) throws -> String {
    let style = TerminalStyle(hasColour: false, hasUnicode: options.style.hasUnicode, width: 80)
    guard format == .text else {
      return try book.written(as: format, course: course, style: style)
    }
    let details = book.exercises.filter { !$0.hasPassed }.map { report in
      let title = "\n== \(report.title) (\(report.exercise)) ==\n\n"
      return title
        + ReportText(
          report, style: style, command: "swift run grade run \(report.exercise)"
        ).text
    }
    return book.text(style) + details.joined()
  }
}
