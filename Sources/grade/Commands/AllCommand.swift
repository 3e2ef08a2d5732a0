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
      "--format", default: GradeFormat.all[0].name, among: GradeFormat.names)
    format = GradeFormat.named(word) ?? GradeFormat.all[0]
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
    try output.write(try format.text(of: book, course: course, style: options.style))
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
    let style = TerminalStyle(hasColour: false, hasUnicode: options.style.hasUnicode, width: 80)
    for book in books {
      let name = (book.learner ?? "learner") + "." + format.fileEnding
      let text = try format.file(of: book, course: course, style: style)
      try OutputFile(out.appending(path: name).path).write(text)
    }
    let table = ClassTable(books)
    try OutputFile(out.appending(path: "table.csv").path).write(table.csv)
    Console.print(format.table(of: table, style: options.style), terminator: "")
    Console.note("One file for each learner, and table.csv: \(out.path)")
    return books.allSatisfy(\.hasPassed) ? .success : .failure
  }
}
