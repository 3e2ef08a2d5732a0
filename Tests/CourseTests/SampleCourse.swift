import CommandSupport
import Course
import Foundation

/// A small course in a folder of its own, of which a test can change what it is about.
struct SampleCourse {
  let folder: TemporaryFolder

  /// - Parameter names: The exercises, numbered from 1, all in one chapter.
  init(_ names: [String] = ["lost-update", "check-then-act", "deadlock"]) throws {
    folder = try TemporaryFolder()
    try write(#"{"title": "Sample – course", "concepts": {}}"#, to: "course.json")
    try write("# Chapter one\n", to: "1-one/README.md")
    for (index, name) in names.enumerated() { try add(name, number: index + 1) }
  }

  /// The entry of exercise.json that says why a right solution is right.
  static let why = #""why": ["It was two.", "It is one.", "One is enough."]"#

  /// The path of an exercise's folder, from the course's.
  static func path(_ name: String, _ number: Int) -> String { "1-one/0\(number)-\(name)" }

  /// The paths of everything in the course but the learner's files, in order.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { !$0.hasPrefix("Work") }.sorted()
  }

  /// Copies a file or folder of the course.
  func copy(_ path: String, to other: String) throws {
    try FileManager.default.copyItem(
      at: folder.url.appending(path: path), to: folder.url.appending(path: other))
  }

  /// Adds an exercise that keeps to all rules.
  func add(_ name: String, number: Int) throws {
    let path = Self.path(name, number)
    try write(
      "# Title of \(name)\n\n## Story\nOnce.\n\n## Concept\nOne.\n\n## Task\n"
        + "Repair Work/\(name)/Counter.swift.\n\n## Graded\n- It.\n\n## Read\n- `swift run demo lock`\n",
      to: "\(path)/README.md")
    try write(
      #"{"teaches": ["\#(name)"], "uses": [], "points": {"builds": 1, "result": 9}, "#
        + #""starter": "wrongResult", "words": {}, \#(Self.why)}"#, to: "\(path)/exercise.json")
    try write("struct Counter { var value = 0 }\n", to: "\(path)/starter/Counter.swift")
    try write(
      "import Grading\n\n/// It counts to one.\nfunc countsToOne() {\n"
        + "  expect(Counter().value, equals: 1, \"one\")\n}\n", to: "\(path)/check/Check.swift")
    for number in 1...3 {
      try write("Hint \(number) of \(name).\n", to: "\(path)/hints/\(number).md")
      try write(
        "// diagnosis: wrongResult\n// Because \(number).\nstruct Counter { var value = \(number + 1) }\n",
        to: "\(path)/wrong/\(number).swift")
    }
    try write(
      "// It is one.\nstruct Counter { var value = 1 }\n", to: "\(path)/solutions/one.swift")
    try write(
      "// It adds up.\nstruct Counter { var value = 2 - 1 }\n", to: "\(path)/solutions/sum.swift")
  }

  /// Makes an exercise the part that comes after another one.
  func continues(_ name: String, _ before: String, number: Int) throws {
    let path = Self.path(name, number)
    try write(
      #"{"teaches": ["\#(name)"], "uses": [], "points": {"builds": 1, "result": 9}, "#
        + #""starter": "wrongResult", "words": {}, \#(Self.why), "#
        + #""continues": "\#(before)"}"#,
      to: "\(path)/exercise.json")
    try write("struct Counter { var value = 1 }\n", to: "\(path)/starter/Counter.swift")
    try? remove("\(path)/check/Check.swift")
    try write(
      "import Grading\n\n/// It counts here, too.\nfunc countsInPart\(number)() {\n"
        + "  expect(Counter().value, equals: 1, \"one\")\n}\n",
      to: "\(path)/check/Part\(number).swift")
  }

  /// Writes a file of the course.
  func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Removes a file or folder of the course.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  /// The course as it is now.
  func read() throws -> Course {
    let course = try Course(folder: folder.url)
    // Checks are read when they are needed; this folder may be gone by then.
    for exercise in course.exercises { _ = try exercise.check }
    return course
  }

  /// The learner's files, in the course's folder.
  var workspace: Workspace { Workspace(folder: folder.url.appending(path: "Work")) }
}

extension GradeReport {
  /// A report that says no more than whether an exercise passed.
  static func sample(_ name: String, points: Int = 10) throws -> GradeReport {
    let text = """
      {"exercise": "\(name)", "title": "\(name)", "hasPassed": \(points == 10), "of": 10,
        "points": \(points), "lines": [], "checks": [], "problems": [], "certainty": "proved",
        "executions": 1}
      """
    return try JSONDecoder().decode(GradeReport.self, from: Data(text.utf8))
  }

  /// A report with a story, criteria and checks.
  static func wrongSample() throws -> GradeReport {
    let text = """
      {"exercise": "lost-update", "title": "Lost update", "hasPassed": false, "of": 10, "points": 0,
        "lines": [{"criterion": "builds", "points": 0, "of": 1, "reason": "counts once there is no data race"},
          {"criterion": "result", "points": 0, "of": 3, "reason": "wrong result"},
          {"criterion": "races", "points": 0, "of": 4, "reason": "data race on line 9"}],
        "checks": [{"name": "a", "sentence": "Every byte of two downloads is counted.", "hasPassed": false,
          "executions": 4, "certainty": "sampled"}],
        "problems": [{"diagnosis": "dataRace", "check": "a", "headline": "data race on line 9",
          "words": "Two downloads use the sum without synchronization.",
          "explanation": "The two writes of the same memory are unsynchronized.", "schedule": "1abcd--",
          "places": [{"file": "Counter.swift", "line": 9, "column": 1, "code": "bytes += count"}]}],
        "executions": 4}
      """
    return try JSONDecoder().decode(GradeReport.self, from: Data(text.utf8))
  }
}
