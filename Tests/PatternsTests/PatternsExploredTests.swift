import Channel
import Checking
import CommandSupport
import Foundation
import Patterns
import Testing

@Suite("Every interleaving of the patterns")
struct PatternsExploredTests {
  @Test("every part of every pattern is explored")
  func completeness() {
    for pattern in Catalogue.all {
      #expect(
        pattern.explored?.count == pattern.parts.count,
        "\(pattern.name) needs a class \(pattern.exploredClass) with as many parts in its test")
    }
  }

  @Test("nothing is wrong in any interleaving, and that is proved")
  func nothingWrong() throws {
    let verdict = try Self.allOfThem.get()
    #expect(verdict.kind == .nothingWrong, "\(verdict.findings.map(\.headline))")
    #expect(verdict.certainty == .proved, "\(verdict.messages)")
  }

  @Test("a part prints what it must in every interleaving", arguments: ExploredCall.all)
  func everyInterleaving(part: ExploredCall) throws {
    #expect(part.outcomes(in: try Self.allOfThem.get()) == part.part.expected)
  }

  @Test("a lesson is explored as it is, but for what it imports")
  func asItIs() throws {
    let folder = try TemporaryFolder()
    for (path, original) in try ExploredFiles.substituted(in: folder.url) {
      let lines = try [path, original].map {
        try String(contentsOfFile: $0, encoding: .utf8).components(separatedBy: "\n")
      }
      let differing = zip(lines[0], lines[1]).filter { $0 != $1 }
      #expect(lines[0].count == lines[1].count)
      #expect(!differing.isEmpty && differing.allSatisfy { $1.contains("import ") }, "\(original)")
    }
  }

  /// One check for all: what takes time is the compiler.
  private static let allOfThem = Result {
    try ExploredCall.explore(ExploredCall.all, options: ["--budget", "5min"])
  }
}
