import CommandSupport
import Foundation
import Testing

@Suite("The tutorials, step by step")
struct TutorialTests {
  /// A tutorial of the catalogue: what its steps ask the reader to save and to run, in order.
  struct Tutorial: CustomTestStringConvertible {
    static let folder = PackageFolder.url.appending(path: "Sources/site/Tutorials.docc")

    let name: String
    let text: String
    /// What stands beside each step: what it is called there, and its file in `Resources`.
    let codes: [(name: String, file: String)]

    var testDescription: String { name }

    static var all: [Tutorial] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".tutorial") }.sorted().map(Tutorial.init)
        .filter { !$0.codes.isEmpty }
    }

    init(_ name: String) {
      self.name = name
      text =
        (try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)) ?? ""
      codes = text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/)
        .map { (String($0.1), String($0.2)) }
    }

    static func resource(_ file: String) throws -> String {
      try String(contentsOf: folder.appending(path: "Resources/\(file)"), encoding: .utf8)
    }
  }

  /// Does what a tutorial says, in its order, and compares what it shows.
  private func follow(_ tutorial: Tutorial, in folder: ReadersFolder) throws {
    for code in tutorial.codes {
      let text = try Tutorial.resource(code.file)
      guard code.name == "Terminal" else {
        try folder.save(text, as: code.name)
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let block = Document.Block(place: code.file, language: "", lines: lines)
      #expect(block.transcripts.count == 1, "\(code.file) begins with '$ swift run …'")
      for shown in block.transcripts {
        let (difference, printed) = try folder.difference(from: shown)
        #expect(
          difference == nil, "\(code.file): \(difference ?? "")\n\nAll of it:\n\(printed)")
        if let page = shown.words.firstIndex(of: "--html").map({ shown.words[$0 + 1] }) {
          #expect(
            FileManager.default.fileExists(atPath: folder.url.appending(path: page).path), "\(page)"
          )
        }
      }
    }
  }

  /// The paths of the files that a reader has then, but for the course of the package.
  private func files(in folder: ReadersFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { path in
      var isFolder: ObjCBool = false
      let full = folder.url.appending(path: path).path
      return !path.hasPrefix("Exercises")
        && FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  @Test(
    "whoever does what a tutorial says, in its order, sees what it shows, and has nothing to fill in",
    arguments: Tutorial.all)
  func steps(tutorial: Tutorial) throws {
    let folder = try ReadersFolder()
    try follow(tutorial, in: folder)
    for path in try files(in: folder) {
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      #expect(!text.contains("FILL IN"), "\(path)")
      // The path that a task gives is the one at which the learner's file is.
      if let own = text.firstMatch(of: /Your file is `([^`]+)`/)?.1,
        tutorial.name.contains("Exercise")
      {
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "\(own)").path))
      }
    }
  }

  @Test("the class can be graded right after its exercise is made")
  func inTurn() throws {
    let folder = try ReadersFolder()
    for name in ["YourExercise.tutorial", "YourClass.tutorial"] {
      try follow(Tutorial(name), in: folder)
    }
    let reports = try files(in: folder).filter { $0.hasPrefix("Class-graded/") }
    #expect(Set(reports).isSuperset(of: ["ada.md", "ben.md"].map { "Class-graded/" + $0 }))
  }

  @Test("each says where its commands are run, and so does the overview")
  func place() throws {
    let overview = Tutorial("Tutorials.tutorial").text
    for text in [overview] + Tutorial.all.map(\.text) {
      let start = text.prefix { $0 != "}" }.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(start.contains("package's folder") && start.contains("--package-path"), "\(start)")
    }
    #expect(!overview.contains("empty folder"))
  }

  @Test("commands stand where they are run; every file of the resources is shown")
  func whole() throws {
    let tutorials = Tutorial.all
    #expect(tutorials.count == 5)
    for tutorial in tutorials { #expect(!tutorial.text.contains("swift run"), "\(tutorial.name)") }
    let resources = try FileManager.default.contentsOfDirectory(
      atPath: Tutorial.folder.appending(path: "Resources").path)
    let shown = Set(tutorials.flatMap(\.codes).map(\.file))
    #expect(Set(resources.filter { !$0.hasSuffix(".svg") }) == shown)
  }

  @Test("docc makes pages of all of them, without a warning")
  func pages() throws {
    let folder = try TemporaryFolder()
    let archive = folder.url.appending(path: "Tutorials.doccarchive")
    let run = try Command.run(
      "/usr/bin/env",
      [
        "docc", "convert", Tutorial.folder.path, "--warnings-as-errors", "--fallback-display-name",
        "Interleave", "--fallback-bundle-identifier", "interleave", "--output-dir", archive.path,
      ])
    #expect(run.status == 0, "\(run.error)\(run.output)")
    for tutorial in Tutorial.all {
      let page =
        "data/tutorials/interleave/\(tutorial.name.split(separator: ".")[0].lowercased()).json"
      #expect(FileManager.default.fileExists(atPath: archive.appending(path: page).path), "\(page)")
    }
  }
}
