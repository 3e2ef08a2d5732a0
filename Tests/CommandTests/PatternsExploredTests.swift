import Checking
import CommandSupport
import Foundation
import Patterns
import Testing

@Suite("Every interleaving of the patterns")
struct PatternsExploredTests {
  @Test("every part of every pattern is explored, or outside of the model for a reason")
  func completeness() {
    #expect(Set(ExploredPatterns.all.keys) == Set(Catalogue.all.map(\.name)))
    for pattern in Catalogue.all {
      let parts = ExploredPatterns.all[pattern.name] ?? []
      // A lesson that cannot be compiled for the model is outside as a whole.
      if parts.count == 1, case .outside? = parts.first?.expectation { continue }
      #expect(parts.count == pattern.parts.count, "\(pattern.name)")
    }
  }

  @Test("nothing is wrong in any interleaving, and that is proved")
  func nothingWrong() throws {
    let verdict = try Self.allOfThem.get()
    #expect(verdict.kind == .nothingWrong, "\(verdict.summary)")
    #expect(verdict.certainty == .proved, "\(verdict.summary)")
  }

  @Test("a part prints what it must in every interleaving", arguments: proved)
  func everyInterleaving(part: ExploredCall) throws {
    #expect(part.outcomes(in: try Self.allOfThem.get()) == part.expected)
  }

  @Test("a part of very many interleavings: nothing is wrong in some of them", arguments: sampled)
  func someInterleavings(part: ExploredCall) throws {
    let verdict = try ExploredCall.explore(
      [part], options: ["--strategy", "random", "--budget", "500ms"])
    #expect(verdict.kind == .nothingWrong, "\(verdict.summary)")
    let outcomes = part.outcomes(in: verdict)
    #expect(!outcomes.isEmpty && outcomes.isSubset(of: part.expected), "\(outcomes)")
  }

  private static let proved = ExploredCall.all.filter { $0.isProved }
  private static let sampled = ExploredCall.all.filter { !$0.isProved }

  /// One check for all: what takes time is the compiler.
  private static let allOfThem = Result {
    try ExploredCall.explore(proved, options: ["--budget", "10s"])
  }
}
