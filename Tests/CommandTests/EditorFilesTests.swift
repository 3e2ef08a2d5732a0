import CommandSupport
import Foundation
import Testing

@Suite("What the package has for editors: a container, and tasks that show findings at their lines")
struct EditorFilesTests {
  private struct Container: Decodable { var image: String }

  private struct Tasks: Decodable {
    struct Pattern: Decodable, Equatable {
      var regexp: String
      var file: Int, line: Int, column: Int, severity: Int, message: Int
    }
    struct Matcher: Decodable { var pattern: Pattern }
    struct Task: Decodable {
      var label: String
      var command: String
      var args: [String]
      var problemMatcher: Matcher
    }
    var tasks: [Task]
  }

  /// What an editor takes from a line of output.
  private struct Shown: Equatable {
    var file: String
    var line: Int
    var column: Int?
    var severity: String
    var message: String
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
    try JSONDecoder().decode(
      type, from: Data(contentsOf: PackageFolder.url.appending(path: path)))
  }

  /// Runs a task as the editor would with a file open, and what it shows then.
  private func run(_ label: String, on file: URL, in folder: URL) throws -> [Shown] {
    let task = try #require(
      try Self.read(Tasks.self, ".vscode/tasks.json").tasks.first { $0.label == label })
    #expect(task.command == "swift" && task.args.first == "run")
    let words = task.args.dropFirst().map {
      $0.replacing("${relativeFile}", with: file.lastPathComponent)
        .replacing(
          "${fileDirnameBasename}", with: file.deletingLastPathComponent().lastPathComponent)
    }
    #expect(!words.contains { $0.contains("${") })
    let name = try #require(words.first)
    let run = try Command.run(name, Array(words.dropFirst()), in: folder)
    #expect(run.status == 1, "\(run.error)")
    return try Self.shown(run.output, task.problemMatcher.pattern)
  }

  private static func shown(_ output: String, _ pattern: Tasks.Pattern) throws -> [Shown] {
    let regex = try Regex(pattern.regexp)
    return output.split(separator: "\n").compactMap { line in
      guard let match = String(line).wholeMatch(of: regex) else { return nil }
      func text(_ group: Int) -> String? { match.output[group].substring.map(String.init) }
      return Shown(
        file: text(pattern.file) ?? "", line: text(pattern.line).flatMap { Int($0) } ?? 0,
        column: text(pattern.column).flatMap { Int($0) }, severity: text(pattern.severity) ?? "",
        message: text(pattern.message) ?? "")
    }
  }

  @Test("the container, the README and the manifest have one version of the toolchain")
  func version() throws {
    let image = try Self.read(Container.self, ".devcontainer/devcontainer.json").image
    let readme = try String(
      contentsOf: PackageFolder.url.appending(path: "README.md"), encoding: .utf8)
    let manifest = try String(
      contentsOf: PackageFolder.url.appending(path: "Package.swift"), encoding: .utf8)
    let version = try #require(readme.firstMatch(of: /with Swift (\d+\.\d+\.\d+) was run/)).1
    #expect(image.hasPrefix("swift:\(version)-"))
    let tools = try #require(manifest.prefixMatch(of: /\/\/ swift-tools-version: (\d+\.\d+)\n/)).1
    #expect(version.hasPrefix("\(tools)."))
  }

  @Test(
    "checking a file shows each finding at its lines, and takes nothing else of the text for one")
  func check() throws {
    let folder = try TemporaryFolder()
    let program = "benchmarks/lost-update-2.swift"
    let file = folder.url.appending(path: "Race.swift")
    try FileManager.default.copyItem(
      at: PackageFolder.url.appending(path: "Tests/Programs/\(program)"), to: file)
    let shown = try run("check this file", on: file, in: folder.url)
    #expect(shown.map(\.file) == ["Race.swift", "Race.swift"])
    #expect(shown.map(\.line) == [11, 12] && shown.map(\.severity) == ["error", "note"])
    #expect(shown.allSatisfy { $0.column != nil })
    #expect(shown.allSatisfy { $0.message.hasPrefix("Data race on line 11 and line 12. ") })
  }

  @Test("grading an exercise shows what is wrong at the learner's own lines, and the report above")
  func grade() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appending(path: "Exercises"),
      withDestinationURL: PackageFolder.url.appending(path: "Exercises"))
    let file = folder.url.appending(path: "Work/lost-update/DownloadCounter.swift")
    let shown = try run("grade this exercise", on: file, in: folder.url)
    #expect(shown.contains { $0.line == 9 && $0.severity == "error" })
    let check = "Exercises/1-serial-and-concurrent/020-lost-update/check/Check.swift"
    let own = shown.filter { !$0.file.hasSuffix(check) }
    #expect(own.first?.message.hasPrefix("Data race on line 9. ") == true)
    #expect(own.allSatisfy { $0.file.hasSuffix("Work/lost-update/DownloadCounter.swift") })
    #expect(Set(shown.map(\.file)).subtracting(own.map(\.file)) == [check])
  }

  @Test("all tasks read lines in the same way; a line without a column is understood as well")
  func matchers() throws {
    let patterns = try Self.read(Tasks.self, ".vscode/tasks.json").tasks.map(
      \.problemMatcher.pattern)
    #expect(patterns.count == 2 && patterns.allSatisfy { $0 == patterns[0] })
    let shown = try Self.shown(
      "a b/c.swift:3: warning: w\nC:d.swift:4:5: error: x: y\n  a.swift:3  code\n", patterns[0])
    #expect(
      shown == [
        Shown(file: "a b/c.swift", line: 3, column: nil, severity: "warning", message: "w"),
        Shown(file: "C:d.swift", line: 4, column: 5, severity: "error", message: "x: y"),
      ])
  }

  @Test("lines for editors come after a text, so that a result on standard output refuses them")
  func refused() throws {
    let path = PackageFolder.url.appending(path: "Tests/Programs/benchmarks/lost-update-2.swift")
    let run = try Command.run("check", [path.path, "--problems", "--json", "-"])
    #expect(run.status == 64 && run.error.hasPrefix("check: --problems comes after the text"))
  }
}
