import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Patterns
import Testing
import Timeline

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

  @Test(
    "nothing is wrong in any interleaving, that is proved, and each part prints what it must",
    arguments: Half.allCases)
  func everyInterleaving(half: Half) async throws {
    let verdict = try await aside {
      // What late timers add would have its own reading, which nothing here speaks of.
      try ExploredCall.explore(half.parts, options: ["--time", "exact", "--budget", "30min"])
    }
    #expect(verdict.kind == .nothingWrong, "\(verdict.findings.map(\.headline))")
    #expect(verdict.certainty == .proved, "\(verdict.messages)")
    for part in half.parts {
      #expect(part.outcomes(in: verdict) == part.part.expected, "\(part)")
    }
  }

  @Test("a part that breaks a rule: the runtime says so, and check finds why")
  func broken() throws {
    #expect(!ExploredCall.wrong.isEmpty)
    for part in ExploredCall.all {
      let mistake = part.pattern.parts[part.number].mistake
      #expect((mistake == .ofRule) == (part.part.finding != nil), "\(part)")
    }
    let verdict = try ExploredCall.explore(ExploredCall.wrong, options: ["--budget", "1min"])
    #expect(verdict.findings.count == ExploredCall.wrong.count)
    for part in ExploredCall.wrong {
      #expect(part.findings(in: verdict) == [part.part.finding], "\(part)")
      let run = try Rehearsed.parts(of: part.pattern.name)[part.number]
      // A task that waits forever harms no other: the runtime says so, and lets the process go on.
      let ends = part.part.finding != .continuationNeverResumed
      #expect(run.marks(.trap) == (ends ? 1 : 0), "\(part)")
      let end = run.fact("the process was ended by")
      #expect(ends ? end?.hasPrefix("signal ") == true : end == nil, "\(part)")
      #expect(run.fact("the runtime said")?.isEmpty == false)
    }
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

  /// Every other part of the patterns: two checks run side by side.
  enum Half: Int, CaseIterable {
    case first, second

    var parts: [ExploredCall] {
      ExploredCall.right.enumerated().filter { $0.offset % 2 == rawValue }.map(\.element)
    }
  }
}
