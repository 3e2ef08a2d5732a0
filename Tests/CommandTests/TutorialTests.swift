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

  @Test(
    "whoever does what a tutorial says, in its order, sees what it shows", arguments: Tutorial.all)
  func steps(tutorial: Tutorial) throws {
    let folder = try ReadersFolder()
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
