import Channel
import Checking
import Course
import Foundation
import Terminal

/// `grade all --submissions` and `grade all --merge`: a class, whole or in parts.
struct ClassCommand {
  private let session: Session
  private let format: GradeFormat

  private var options: GradeOptions { session.options }
  private var course: Course { session.course }

  init(_ session: Session, _ format: GradeFormat) {
    self.session = session
    self.format = format
  }

  /// Grades a class, or a part of it; what was judged before is not judged again.
  func grade(_ folder: ClassFolder, _ exercises: [Exercise]) throws -> ExitStatus {
    guard let toolchain = Toolchain() else { throw MissingToolchain() }
    let outputs = try ClassOutputs(session)
    if let notice = folder.notice { Console.note(notice) }
    session.warn(about: exercises)
    let (part, isPart) = (try options.part, options.arguments.has("--shard"))
    let basis = try JudgingBasis(
      course, exercises, executable: session.executable, toolchain: toolchain,
      salt: session.salt)
    let head = ClassRecord.Head(
      basis: basis, learners: folder.learners.map(\.name), part: part
    ) { name in
      folder.learners.first { $0.name == name }?.notes(of: exercises) ?? []
    }
    let ending = isPart ? "-part-\(part.index)-of-\(part.count)" : "-graded"
    let out = options.arguments.string("--out") ?? folder.folder.path + ending
    if isPart {
      let books = try ClassRun(session, folder, exercises, head, record: out).books()
      Console.print(format.table(of: ClassTable(books), style: options.style), terminator: "")
      Console.note("Part \(part.index) of \(part.count): \(out). Merge all parts with --merge.")
      return status(of: books)
    }
    let results = try ResultsFolder(URL(filePath: out))
    let record = results.url.appending(path: ResultsFolder.recordName).path
    let books = try ClassRun(session, folder, exercises, head, record: record).books()
    return try finish(head.learners, books, in: results, outputs, of: folder.folder.relativePath)
  }

  /// Puts parts together that were graded on their own.
  func merge(_ paths: [String]) throws -> ExitStatus {
    for other in ["--submissions", "--shard", "--salt"] where options.arguments.has(other) {
      throw UsageError("--merge cannot be combined with \(other)")
    }
    guard let out = options.arguments.string("--out"), !paths.isEmpty else {
      throw UsageError(
        "--merge needs the parts and a folder for the result, such as: "
          + session.commands.ofCourse("all --merge Class-part-* --out Class-graded"))
    }
    let outputs = try ClassOutputs(session)
    let merged = try ClassMerge(paths, course)
    // The parts do not say where the class's folder is.
    return try finish(
      merged.learners, merged.books, in: ResultsFolder(URL(filePath: out)), outputs, of: nil)
  }

  /// Writes a file for each learner and the table, and shows the table.
  ///
  /// - Parameter home: The class's folder, if it is known.
  private func finish(
    _ learners: [FolderName], _ books: [Gradebook], in folder: ResultsFolder,
    _ outputs: ClassOutputs, of home: String?
  ) throws -> ExitStatus {
    var results = folder
    let style = TerminalStyle(hasColour: false, hasUnicode: options.style.hasUnicode, width: 80)
    // One file that cannot be written must not cost the others.
    var failure: OutputError?
    for (learner, book) in zip(learners, books) {
      var book = book
      book.commands = session.commands.ofClass
      let text = try format.file(of: book, course: course, style: style)
      do throws(OutputError) {
        try results.file(of: learner, ending: format.fileEnding).write(text)
      } catch {
        failure = failure ?? error
      }
    }
    let table = ClassTable(books)
    try results.table.write(table.csv)
    if !outputs.takesStandardOutput {
      Console.print(format.table(of: table, style: options.style), terminator: "")
    }
    try outputs.write(books, of: home ?? results.url.relativePath) { learner, exercise in
      let (name, book) = (learners[learner], books[learner])
      guard let folder = name.typed else { return nil }
      let file = book.files[book.exercises[exercise].exercise]
      return file.map { [home, folder, $0].compactMap { $0 }.joined(separator: "/") }
    }
    Console.note("One file for each learner, and \(ResultsFolder.tableName): \(results.url.path)")
    try outputs.show()
    if let failure { throw failure }
    return status(of: books)
  }

  private func status(of books: [Gradebook]) -> ExitStatus {
    guard books.allSatisfy(\.isJudged) else { return .unavailable }
    return books.allSatisfy(\.hasPassed) ? .success : .failure
  }
}
