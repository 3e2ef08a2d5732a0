import Channel
import Checking
import CommandSupport
import Course
import Foundation
import Terminal
import Testing

@Suite("the record of a class that is graded")
struct ClassRecordTests {
  private let sample: SampleCourse
  private let course: Course
  private let folder: TemporaryFolder
  private let toolchain: Toolchain
  private let program: Script

  init() throws {
    sample = try SampleCourse(["lost-update", "deadlock"])
    course = try sample.read()
    folder = try TemporaryFolder()
    toolchain = try #require(Toolchain())
    // A grader, next to which its reader is.
    program = try Script("exit 0")
    let reader = URL(filePath: program.path).deletingLastPathComponent().appending(path: "reader")
    try Data("reader".utf8).write(to: reader)
  }

  private var saltFile: String {
    get throws {
      let url = folder.url.appending(path: "salt")
      try Data(repeating: 7, count: 32).write(to: url)
      return url.path
    }
  }

  private var path: String { folder.url.appending(path: "record").path }

  private func head(
    _ learners: [String] = ["ada", "bob"], part: Shard = Shard(index: 1, count: 1),
    salt: Bool = false
  ) throws -> ClassRecord.Head {
    ClassRecord.Head(
      basis: try JudgingBasis(
        sample.read(), sample.read().exercises, executable: program.path, toolchain: toolchain,
        salt: salt ? Salt(file: saltFile) : nil),
      learners: learners.map { FolderName($0) }, part: part)
  }

  private func keys(_ head: ClassRecord.Head, _ text: String = "a") throws -> [ClassRecord.Row:
    String]
  {
    let exercise = try #require(course.exercises.first)
    let key = head.basis.key(of: Submission(name: "a", text: text), for: exercise)
    return Dictionary(uniqueKeysWithValues: head.rows.map { ($0, key) })
  }

  /// Writes a verdict on every row of a part.
  private func write(
    _ head: ClassRecord.Head, to path: String, besides left: Int = 0
  ) throws {
    let keys = try keys(head)
    let record = try ClassRecord(at: path, head: head, keys: keys)
    for row in head.rows.dropLast(left) {
      record.add(
        .init(
          row: row, key: keys[row] ?? "", file: "\(row.exercise)/a.swift",
          report: try .sample(row.exercise)))
    }
    try record.check()
  }

  // MARK: Going on

  @Test("what was judged is there again, whatever was being written when it ended")
  func again() throws {
    let head = try head()
    try write(head, to: path, besides: 1)
    let whole = try Data(contentsOf: URL(filePath: path))
    let rows = Set(head.rows.dropLast())
    try (whole + Data(#"{"row":{"learner":"bob","exer"#.utf8)).write(to: URL(filePath: path))
    let record = try ClassRecord(at: path, head: head, keys: keys(head))
    #expect(Set(record.entries.keys) == rows)
    // What was torn is gone, and the next line does not hang on it.
    #expect(try Data(contentsOf: URL(filePath: path)) == whole)
  }

  @Test("another submission, course, grader or salt: judged again")
  func changed() throws {
    let first = try head()
    try write(first, to: path)
    #expect(try ClassRecord(at: path, head: first, keys: keys(first, "b")).entries.isEmpty)
    for change in ["course", "grader", "salt"] {
      let head = try head()
      try write(head, to: path)
      #expect(try ClassRecord(at: path, head: head, keys: keys(head)).entries.count == 4)
      if change == "course" {
        try sample.write(
          "// Another.\nfunc countsToOne() {}\n", to: "1-one/01-lost-update/check/Check.swift")
      }
      if change == "grader" { try Data("other".utf8).write(to: URL(filePath: program.path)) }
      let other = try self.head(salt: change == "salt")
      #expect(
        try ClassRecord(at: path, head: other, keys: keys(other)).entries.isEmpty, "\(change)")
      #expect(try ClassRecordText(path)?.head == other)
    }
  }

  @Test("a file that is something else is left as it was")
  func foreign() throws {
    for text in ["let x = 1\n", "{}\n", "{\"schema\":2}\n"] {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(throws: RecordError.self) { try ClassRecord(at: path, head: head(), keys: [:]) }
      #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == text)
    }
  }

  @Test("a second process that grades into it is refused")
  func locked() throws {
    let record = try ClassRecord(at: path, head: head(), keys: [:])
    let error = #expect(throws: OutputError.self) {
      try ClassRecord(at: path, head: head(), keys: [:])
    }
    #expect(error?.description.contains("another process is grading into it") == true)
    withExtendedLifetime(record) {}
  }

  // MARK: Parts

  @Test("parts in any order make the whole, learner after learner")
  func merge() throws {
    let learners = ["ada", "bob", "cleo", "dan", "eve"]
    let paths = try (1...3).map { index in
      try write(head(learners, part: Shard(index: index, count: 3)), to: "\(path)\(index)")
      return "\(path)\(index)"
    }
    try write(head(learners), to: path)
    let whole = try ClassMerge([path], course).books
    #expect(whole.map(\.learner) == learners)
    #expect(whole.allSatisfy { $0.exercises.map(\.exercise) == ["lost-update", "deadlock"] })
    #expect(whole.allSatisfy { $0.files["deadlock"] == "deadlock/a.swift" })
    #expect(try ClassMerge(paths.reversed(), course).books == whole)
  }

  private func complaint(_ paths: [String]) throws -> String? {
    let error = #expect(throws: RecordError.self) { try ClassMerge(paths, course) }
    return error?.description.replacing(folder.url.path + "/", with: "")
  }

  @Test("parts that do not make a whole are refused, and the reason is named")
  func refused() throws {
    let parts = (1...3).map { Shard(index: $0, count: 3) }
    let paths = parts.map { "\(path)\($0.index)" }
    for (part, path) in zip(parts, paths) { try write(head(part: part), to: path) }
    #expect(try complaint([paths[0]]) == "parts are missing: 2/3, 3/3 (--shard)")
    #expect(try complaint([paths[1], paths[1]]) == "part 2/3 is given twice: record2 and record2")
    #expect(try complaint(["\(folder.url.path)/none"]) == "none cannot be read")
    try write(head(part: parts[1]), to: path, besides: 1)
    #expect(
      try complaint([paths[0], path, paths[2]])
        == "record is not finished: there is no verdict on bob's deadlock. Give its command again: "
        + "it goes on from there")
    for (other, difference) in [
      (try head(part: parts[1], salt: true), "salts"),
      (try head(["ada"], part: parts[1]), "learners in the class"),
      (try head(part: Shard(index: 2, count: 2)), "divisions (--shard)"),
    ] {
      try write(other, to: path)
      #expect(
        try complaint([paths[0], path, paths[2]])
          == "record1 and record have different \(difference)")
    }
    try Data("other".utf8).write(to: URL(filePath: program.path))
    try write(head(part: parts[1]), to: path)
    #expect(
      try complaint([paths[0], path, paths[2]])
        == "record1 and record have different builds of grade, or of Swift")
    try sample.write("# Another\n", to: "1-one/01-lost-update/README.md")
    #expect(
      try complaint(paths)
        == "record1 was graded with another version of 'lost-update' than this course has")
  }
}
