import CommandSupport
import Course
import Foundation
import Testing

/// A folder of submissions of which each but one wants to harm or to cheat.
struct HostileClass {
  let folder: TemporaryFolder
  /// The learners who are right, by name, with their exercises.
  ///
  /// The second one looks at every clock, for what those may be looked at.
  let right = ["zoe": "lost-update", "zac": "lost-update"]
  /// Every other learner's exercise and the diagnosis that the submission must get, or several of which it gets one.
  private(set) var hostile: [String: (exercise: String, diagnosis: String)] = [:]

  private static let fileNames = [
    "lost-update": "DownloadCounter.swift", "serial-to-concurrent": "Album.swift",
    "several-groups": "FrontPage.swift", "callback-stream": "Rates.swift",
  ]

  init() throws {
    folder = try TemporaryFolder()
    let programs = PackageFolder.url.appending(path: "Tests/Programs/hostile")
    for file in try FileManager.default.contentsOfDirectory(atPath: programs.path).sorted() {
      let text = try Data(contentsOf: programs.appending(path: file))
      let head = String(decoding: text.prefix(400), as: UTF8.self)
      let name = String(file.dropLast(".swift".count))
      try add(
        name, text, diagnosis: try #require(Self.value(of: "diagnosis", in: head)),
        exercise: Self.value(of: "exercise", in: head) ?? "lost-update")
    }
    try addWhatIsNoProgram()
    let course = try Course(folder: PackageFolder.url.appending(path: "Exercises"))
    let solution = try #require(try course.exercise("lost-update")?.solutions().first)
    try write(Data(solution.text.utf8), to: path("zoe", "lost-update"))
    let timed = PackageFolder.url.appending(
      path: "Tests/Submissions/lost-update/right-measures-time.swift")
    try write(try Data(contentsOf: timed), to: path("zac", "lost-update"))
    // The compiler does not look into such a branch, and the parser that looks for what is forbidden does.
    try add(
      "misread", Data((solution.text + "#if compiler(<5)\n) } ] func (\n#endif\n").utf8),
      diagnosis: "notAllowed")
  }

  private static func value(of key: String, in head: String) -> String? {
    let prefix = "// \(key): "
    return head.split(whereSeparator: \.isNewline).first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  private func path(_ learner: String, _ exercise: String) -> URL {
    folder.url.appending(path: "class/\(learner)/\(exercise)/\(Self.fileNames[exercise] ?? "")")
  }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private mutating func add(
    _ name: String, _ data: Data, diagnosis: String, exercise: String = "lost-update"
  ) throws {
    hostile[name] = (exercise, diagnosis)
    try write(data, to: path(name, exercise))
  }

  // MARK: Kinds that no repository could hold

  private mutating func addWhatIsNoProgram() throws {
    try add("empty", Data(), diagnosis: "unreadable")
    try add("only-spaces", Data(" \n\t\n".utf8), diagnosis: "unreadable")
    try add("binary", Data((0..<4096).map { UInt8($0 & 0xFF) }), diagnosis: "unreadable")
    try add(
      "utf-16", Data("final class DownloadCounter {}".utf16.flatMap { [UInt8($0), 0] }),
      diagnosis: "unreadable")
    try add("prose", Data("Dear teacher, it passes.\n".utf8), diagnosis: "doesNotCompile")
    try add("large", Data(repeating: 0x20, count: 10 << 20), diagnosis: "unreadable")
    let brackets = { (bracket: String) in String(repeating: bracket, count: 20_000) }
    try add(
      "nesting-bomb", Data("let number = \(brackets("("))1\(brackets(")"))\n".utf8),
      diagnosis: "doesNotCompile")
    try add(
      "parser-bomb", Data("let number = \(String(repeating: "[", count: 250_000))\n".utf8),
      diagnosis: "doesNotCompile")
    try add(
      "zero-bytes", Data("final class DownloadCounter {\0}\n".utf8), diagnosis: "unreadable")
    try add(
      "a-little-too-large", Data("//".utf8) + Data(repeating: 0x20, count: 256 << 10),
      diagnosis: "unreadable")
    try add(
      "closure-bomb",
      Data(
        "let f = \(String(repeating: "{ ", count: 2_000))1\(String(repeating: " }()", count: 2_000))\n"
          .utf8), diagnosis: "doesNotCompile")
    // The formatter cannot read it, and so must not find it.
    try add(
      "wide-space",
      Data("func\u{A0}expect<T>(_ value: T, equals other: T, _ what: String) {}\n".utf8),
      diagnosis: "notAllowed")
    let files = FileManager.default
    for name in ["directory", "link", "link-to-class-mate", "pipe", "nothing"] {
      hostile[name] = ("lost-update", name == "nothing" ? "missing" : "unreadable")
      try files.createDirectory(
        at: path(name, "lost-update").deletingLastPathComponent(), withIntermediateDirectories: true
      )
    }
    try files.createDirectory(
      at: path("directory", "lost-update"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: path("link", "lost-update"), withDestinationURL: path("zoe", "lost-update"))
    let linked = path("link-to-class-mate", "lost-update").deletingLastPathComponent()
    try files.removeItem(at: linked)
    try files.createSymbolicLink(
      at: linked,
      withDestinationURL: path("zoe", "lost-update").deletingLastPathComponent())
    guard mkfifo(path("pipe", "lost-update").path, 0o600) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }
}
