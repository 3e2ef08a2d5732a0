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
    let part = try options.part
    let isPart = options.arguments.has("--shard")
    let head = ClassRecord.Head(
      basis: try JudgingBasis(
        course, exercises, executable: session.executable, toolchain: toolchain),
      learners: folder.learners, part: part)
    let standard =
      folder.folder.path + (isPart ? "-part-\(part.index)-of-\(part.count)" : "-graded")
    let out = options.arguments.string("--out") ?? standard
    if !isPart { try makeFolder(out) }
    let run = try ClassRun(
      session, folder, exercises, head, record: isPart ? out : out + "/.judged")
    let books = try run.books()
    guard isPart else { return try finish(books, in: out) }
    Console.print(format.table(of: ClassTable(books), style: options.style), terminator: "")
    Console.note(
      "Part \(part.index) of \(part.count): \(out); 'grade all --merge' with all parts makes the table"
    )
    return books.allSatisfy(\.hasPassed) ? .success : .failure
  }

  /// Puts parts together that were graded on their own.
  func merge(_ paths: [String]) throws -> ExitStatus {
    for other in ["--submissions", "--shard"] where options.arguments.has(other) {
      throw UsageError("--merge cannot be combined with \(other)")
    }
    guard let out = options.arguments.string("--out"), !paths.isEmpty else {
      throw UsageError(
        "--merge needs the parts and a folder for the result, such as: "
          + "swift run grade all --merge Class-part-* --out Class-graded")
    }
    let books = try ClassMerge(paths, course).books
    try makeFolder(out)
    return try finish(books, in: out)
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(description: "cannot make the folder \(path)")
    }
  }

  /// Writes a file for each learner and the table, and shows the table.
  private func finish(_ books: [Gradebook], in folder: String) throws -> ExitStatus {
    let out = URL(filePath: folder)
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
