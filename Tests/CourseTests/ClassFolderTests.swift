import CommandSupport
import Foundation
import Terminal
import Testing

@testable import Course

@Suite("A folder with a folder for each learner")
struct ClassFolderTests {
  private let sample: SampleCourse
  private let course: Course
  private let home: TemporaryFolder

  init() throws {
    sample = try SampleCourse(["lost-update", "deadlock"])
    course = try sample.read()
    home = try TemporaryFolder()
  }

  private var root: String { home.url.path }

  /// Makes a folder, whatever the bytes of its path are.
  private func makeFolder(_ path: [UInt8]) throws {
    let whole = Array(root.utf8) + [UInt8(ascii: "/")] + path + [0]
    let status = mkdir(whole.map { CChar(bitPattern: $0) }, 0o777)
    guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  private func write(_ text: String, _ path: String) throws {
    let url = home.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func read() throws -> ClassFolder { try ClassFolder(home.url, of: course) }

  // MARK: Rows

  static let names: [(bytes: [UInt8], text: String)] = [
    (Array("ada".utf8), "ada"), (Array("zo\u{EB}".utf8), "zo\u{EB}"),
    (Array("zoe\u{308}".utf8), "zoe\u{308}"),
    (Array("two\nlines".utf8), "two\\nlines"), (Array("two\\nlines".utf8), "two\\\\nlines"),
    (Array("\u{1B}[31mred".utf8), "\\u{1B}[31mred"), ([0xFF, 0xFE, 0x61], "\\xff\\xfea"),
    (Array("\\xff\\xfea".utf8), "\\\\xff\\\\xfea"), ([0x61, 0xC3], "a\\xc3"),
    (Array("turned\u{202E}round".utf8), "turned\\u{202E}round"), (Array(" ".utf8), " "),
    (Array("*?[x] $(y) -- `z`".utf8), "*?[x] $(y) -- `z`"), (Array("-".utf8), "-"),
    ([UInt8](repeating: 0x78, count: 255), String(repeating: "x", count: 255)),
    ([UInt8](repeating: 0x78, count: 254) + [0x79], String(repeating: "x", count: 254) + "y"),
    ([UInt8](repeating: 0xFF, count: 255), String(repeating: "\\xff", count: 255)),
  ]

  @Test("each folder is one learner, whatever its name, and no two have one text or one file")
  func names() throws {
    for name in Self.names { try makeFolder(name.bytes) }
    try write("no folder", "notes.txt")
    let learners = try read().learners
    #expect(Set(learners.map(\.name.bytes)) == Set(Self.names.map(\.bytes)))
    #expect(learners.count == Self.names.count)
    for learner in learners {
      let wanted = Self.names.first { $0.bytes == learner.name.bytes }?.text
      // As code points: to a string, two ways to write an accent are the same.
      #expect(learner.name.text.unicodeScalars.elementsEqual((wanted ?? "").unicodeScalars))
      guard case .missing = try learner.find(course.exercises[0]) else {
        Issue.record("\(learner.name.text) has no file")
        continue
      }
    }
    var results = try ResultsFolder(home.url.appending(path: "out"))
    for learner in learners {
      try results.file(of: learner.name, ending: "json").write(learner.name.text)
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: results.url.path)
    #expect(written.count == learners.count + 1, "and the table")
  }

  @Test("a link to a folder, or to nothing, is a learner whose file is not read")
  func links() throws {
    try write("", "ada/lost-update/Counter.swift")
    try write("", "notes.txt")
    for (name, target) in [("link", "ada"), ("broken", "nowhere"), ("file", "notes.txt")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let learners = try read().learners
    #expect(learners.map(\.name.text) == ["ada", "broken", "link"])
    for link in learners.dropFirst() {
      guard case .unreadable(let reason) = try link.find(course.exercises[0]) else {
        Issue.record("\(link.name.text) is followed")
        continue
      }
      #expect(reason.contains("not followed"))
      let notes = link.notes(of: course.exercises).map(\.words)
      #expect(notes == ["not followed: the folder is a link"])
    }
  }

  @Test("a file is found where learners and their repositories have it, but never through a link")
  func places() throws {
    let exercise = course.exercises[0]
    for place in [
      "a/lost-update/Counter.swift", "b/Work/lost-update/Counter.swift",
      "c/Exercises/Work/lost-update/Counter.swift", "d/Counter.swift",
    ] { try write("", place) }
    for learner in try read().learners {
      guard case .file(_, let path) = try learner.find(exercise) else {
        Issue.record("\(learner.name.text) has a file")
        continue
      }
      #expect(FileManager.default.fileExists(atPath: "\(root)/\(learner.name.text)/\(path)"))
    }
    try makeFolder(Array("e".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/e/lost-update", withDestinationPath: "../a/lost-update")
    let last = try #require(try read().learners.last)
    guard case .unreadable(let reason) = try last.find(exercise) else {
      Issue.record("the link is followed")
      return
    }
    #expect(reason == "lost-update is a link, which is not followed")
  }

  // MARK: What is no class, and no learner

  @Test(
    "one learner's folder is told from a class, and the class is named",
    arguments: ["", "Work/", "Exercises/Work/"])
  func oneLearner(place: String) throws {
    try write("", "ada/\(place)lost-update/Counter.swift")
    let learner = home.url.appending(path: "ada")
    do {
      _ = try ClassFolder(learner, of: course)
      Issue.record("the exercises are taken for learners")
    } catch {
      #expect(error.description.contains("is one learner's folder"))
      #expect(error.description.hasSuffix("--submissions \(root)"))
    }
    #expect(try read().learners.map(\.name.text) == ["ada"])
  }

  @Test("a folder that grading made is no learner; one that only looks like it is")
  func results() throws {
    try write("", "ada/lost-update/Counter.swift")
    _ = try ResultsFolder(home.url.appending(path: "ada-graded"))
    try write("passed", "ada-graded/ada.txt")
    let head = "learner,passed,points\r\n"
    try write(head, "eve/table.csv")
    try write("", "eve/lost-update/Counter.swift")
    try write(head, "fred/table.csv")
    try write("", "fred/Counter.swift")
    try write("something else", "gina/table.csv")
    try makeFolder(Array(".git".utf8))
    let folder = try read()
    #expect(folder.learners.map(\.name.text) == ["ada", "eve", "fred", "gina"])
    #expect(folder.others.map(\.text) == [".git", "ada-graded"])
    #expect(folder.notice == "No learner's folder, and left out: .git, ada-graded")
  }

  // MARK: Notes

  @Test(
    "a name that is nearly an exercise's is told, if that exercise is missing",
    arguments: [
      ("lost-updat/Counter.swift", "lost-updat is not looked at; did you mean lost-update?"),
      (
        "Work/Lost-Update/Counter.swift",
        "Work/Lost-Update is not looked at; did you mean lost-update?"
      ),
      (
        "lost-update/Countr.swift",
        "lost-update/Countr.swift is not looked at; did you mean Counter.swift?"
      ),
      ("Countr.swift", "Countr.swift is not looked at; did you mean Counter.swift?"),
      ("essay/text.md", nil), (".git/config", nil), ("lost-update/notes.md", nil),
    ])
  func stray(path: String, words: String?) throws {
    try write("", "ada/\(path)")
    let learner = try #require(try read().learners.first)
    #expect(learner.notes(of: [course.exercises[0]]).first?.words == words)
    guard case .missing(let reason) = try learner.find(course.exercises[0]) else {
      Issue.record("nothing is there")
      return
    }
    #expect(words.map(reason.contains) ?? true, "the report names it as well")
    try write("", "ada/lost-update/Counter.swift")
    #expect(learner.notes(of: [course.exercises[0]]).isEmpty, "what is there is not looked for")
  }
}
