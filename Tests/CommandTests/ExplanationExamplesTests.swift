import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

@Suite("The examples of explanations are what they are printed to be")
struct ExplanationExamplesTests {
  @Test("a program with the word in its verdict gets it", arguments: Topic.allCases)
  func example(topic: Topic) throws {
    let verdict = try verdict(topic.explanation.example)
    if topic == .assumption(.exactTime) {
      #expect(verdict.late?.isSilent == false, "a late timer adds an outcome")
    }
  }

  @Test("its near twin does not", arguments: Topic.allCases)
  func twin(topic: Topic) throws { _ = try verdict(topic.explanation.twin) }

  /// What `check` says of an example, compared with what is printed above it.
  private func verdict(_ example: Explanation.Example) throws -> Verdict {
    let workshop = try Workshop(["Example.swift": example.code + "\n"])
    let run = try workshop.check(["Example.swift", "--json", "-"] + example.options)
    let verdict = try Verdict.read(Data(run.output.utf8), from: "Example.swift")
    let printed = English().sentence(example.outcome)
    switch example.outcome {
    case .finds(.unsupported, let lines, nil):
      #expect(verdict.kind == .unsupported && run.status == 69, "\(verdict.summary)")
      #expect(verdict.lines(of: [.unsupported]) == Set(lines))
    case .finds(let kind, let lines, nil) where kind.isLimit:
      #expect(verdict.kind == .unfinished && run.status == 75, "\(verdict.summary)")
      #expect(verdict.lines(of: [kind]) == Set(lines))
    case .finds(let kind, let lines, let processors):
      #expect(run.status == 1)
      #expect(verdict.findings.map(\.kind) == [kind], "\(verdict.summary)")
      #expect(verdict.lines(of: [kind]) == Set(lines))
      #expect(verdict.findings.first?.width == processors)
      #expect(verdict.findings.first.map { "Wrong: \($0.headline)." } == printed)
    case .proved, .provedAssuming, .provedUpTo, .sampled:
      #expect(verdict.kind == .nothingWrong && run.status == 0, "\(verdict.summary)")
      #expect(Self.outcome(of: verdict) == example.outcome, "\(verdict.summary)")
    }
    return verdict
  }

  /// What the verdict of a program with nothing wrong says, if an example could say it.
  private static func outcome(of verdict: Verdict) -> Explanation.Outcome? {
    switch (verdict.certainty, verdict.assumptions.first) {
    case (.proved, nil): return .proved
    case (.proved, let assumption?):
      return verdict.assumptions.count == 1 ? .provedAssuming(assumption) : nil
    case (.provedUpTo(let preemptions), nil): return .provedUpTo(preemptions: preemptions)
    case (.provedUpTo, _): return nil
    case (.sampled, _): return verdict.uncertainty.map { .sampled($0.reason, names: $0.names) }
    }
  }
}
