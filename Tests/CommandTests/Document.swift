import Foundation
import Testing

/// A Markdown document of the package, with its blocks of code.
struct Document: Sendable {
  /// A block of code between two lines of three backquotes.
  struct Block: Sendable, CustomTestStringConvertible {
    /// The path of the document and the line of the block's first fence.
    let place: String
    /// What stands behind the backquotes: how the block is to be read.
    let language: String
    let lines: [String]

    var testDescription: String { place }
  }

  /// The path from the package's folder on.
  let path: String
  let blocks: [Block]

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every document about the package: those of its folder, every article, and those on authoring and programs.
  static var all: [Document] {
    get throws {
      let files = FileManager.default
      let top = try files.contentsOfDirectory(atPath: root.path)
      let articles =
        files.enumerator(atPath: root.appending(path: "Sources").path)?
        .compactMap { ($0 as? String).map { "Sources/" + $0 } } ?? []
      let others = ["Exercises/AUTHORING.md", "Tests/Programs/README.md"]
      return try (top + articles + others).filter { $0.hasSuffix(".md") }.sorted().map(
        Document.init)
    }
  }

  /// Reads a document.
  init(path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var open: (place: String, language: String, lines: [String])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in zip(1..., lines) {
      if !line.hasPrefix("```") {
        open?.lines.append(line)
      } else if let block = open {
        blocks.append(Block(place: block.place, language: block.language, lines: block.lines))
        open = nil
      } else {
        open = ("\(path):\(number)", String(line.dropFirst(3)), [])
      }
    }
    self.blocks = blocks
  }

  /// The Swift files that a reader is asked to save: blocks whose first line is a comment with a file's name.
  var files: [(name: String, text: String)] {
    blocks.filter { $0.language == "swift" }.compactMap { block in
      guard let name = block.lines.first?.wholeMatch(of: /\/\/ (\w+\.swift)/)?.1 else { return nil }
      return (String(name), block.lines.joined(separator: "\n") + "\n")
    }
  }
}

extension Document.Block {
  /// A command that a document shows, and what stands below it.
  struct Transcript: Sendable, CustomTestStringConvertible {
    let place: String
    /// The executable's name and its arguments.
    let words: [String]
    let output: [String]

    var testDescription: String { "\(place): \(words.joined(separator: " "))" }
  }

  /// Whether the block shows what a command prints, which is so unless its language says otherwise.
  var showsOutput: Bool { !["sh", "swift", "json", "text"].contains(language) }

  /// Its commands, each with its output; none if it does not begin with one.
  var transcripts: [Transcript] {
    var transcripts: [Transcript] = []
    let start = "$ swift run "
    guard lines.first?.hasPrefix(start) == true else { return [] }
    var rest = lines[...]
    while let command = rest.popFirst() {
      let output = rest.prefix { !$0.hasPrefix(start) }
      rest = rest.dropFirst(output.count)
      let words = command.dropFirst(start.count).split(separator: " ").map(String.init)
      transcripts.append(Transcript(place: place, words: words, output: Array(output)))
    }
    return transcripts
  }
}
