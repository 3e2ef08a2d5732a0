import Channel
import Checking
import Exploration
import Testing

@Suite("What check finds in the programs of Tests/Programs")
struct CheckFindingsTests {
  private static let programs = ProgramHead.all(in: "findings")
  /// For what is proved: a busy machine needs longer, and comes to the same.
  private static let patience = ["--budget", "60s"]

  @Test(
    "a program with a mistake: the mistake's kind, at the line that makes it",
    arguments: programs.filter { !$0.kinds.isEmpty })
  func wrong(program: ProgramHead) throws {
    let (verdict, status) = try Verdict.of(program)
    let kinds = verdict.kinds
    #expect(!kinds.isDisjoint(with: program.kinds), "\(verdict.summary)")
    let expected: Int32 =
      switch verdict.kind {
      case .unsupported: 69
      case .unfinished: 75
      default: 1
      }
    #expect(status == expected)
    // What only shows where the check ends is no mistake of the program.
    #expect(program.kinds.allSatisfy(\.isLimit) == (verdict.kind == .unfinished))
    let named = verdict.lines(of: program.kinds)
    #expect(
      program.lines.isSubset(of: named), "lines \(named.sorted()) of \(verdict.summary)")
    if let says = program.says {
      let told = verdict.findings.filter { program.kinds.contains($0.kind) }.map(\.explanation)
      #expect(told.contains { $0.contains(says) }, "\(told)")
    }
    if let width = program.width {
      #expect(verdict.findings.map(\.width) == [width], "\(verdict.summary)")
    }
    let wrong = verdict.outcomes.filter(\.isWrong)
    let well = verdict.outcomes.filter { !$0.isWrong }
    if let outcomes = program.outcomes {
      #expect(Set(well.map(\.output)) == outcomes, "\(verdict.summary)")
    }
    if let outcomes = program.wrongOutcomes {
      #expect(Set(wrong.map(\.output)) == outcomes, "\(verdict.summary)")
    }
  }

  @Test(
    "a mistake that samples find as well: the search for every order finds it without them",
    arguments: programs.filter { !$0.kinds.isEmpty && $0.seed != nil })
  func withoutSamples(program: ProgramHead) throws {
    let (verdict, _) = try Verdict.of(
      program, ["--strategy", "dpor", "--seed", #require(program.seed)])
    #expect(!verdict.kinds.isDisjoint(with: program.kinds), "\(verdict.summary)")
    #expect(program.lines.isSubset(of: verdict.lines(of: program.kinds)), "\(verdict.summary)")
  }

  @Test(
    "its near twin without the mistake: nothing, and that is proved",
    arguments: programs.filter(\.kinds.isEmpty))
  func right(program: ProgramHead) throws {
    let (verdict, status) = try Verdict.of(program, Self.patience)
    #expect(verdict.kind == .nothingWrong, "\(verdict.summary)")
    #expect(verdict.certainty == .proved && status == 0, "\(verdict.summary)")
    if let assumptions = program.assumptions { #expect(verdict.assumptions == assumptions) }
  }

  @Test("every kind of finding has a program that has it", arguments: FindingKind.allCases)
  func kinds(kind: FindingKind) {
    let here = Self.programs.filter { $0.name.hasPrefix("findings/\(kind)/wrong") }
    #expect(here.contains { $0.kinds.contains(kind) })
  }

  @Test(
    "a litmus program: exactly the outcomes that sequential consistency allows",
    arguments: ProgramHead.all(in: "litmus"))
  func litmus(program: ProgramHead) throws {
    let (verdict, _) = try Verdict.of(program, Self.patience)
    #expect(verdict.certainty == .proved, "\(verdict.summary)")
    #expect(Set(verdict.outcomes.map(\.output)) == program.outcomes)
    #expect(Set(verdict.findings.map(\.kind)) == program.kinds, "\(verdict.summary)")
    if let assumptions = program.assumptions { #expect(verdict.assumptions == assumptions) }
    try checkReduction(program, verdict)
  }

  @Test(
    "a program of Swift Concurrency or queues: exactly the outcomes that its head lists",
    arguments: ProgramHead.all(in: "outcomes"))
  func outcomes(program: ProgramHead) throws {
    let (verdict, _) = try Verdict.of(program, Self.patience)
    #expect(verdict.kind == .nothingWrong && verdict.certainty == .proved, "\(verdict.summary)")
    #expect(Set(verdict.outcomes.map(\.output)) == program.outcomes)
    if let assumptions = program.assumptions { #expect(verdict.assumptions == assumptions) }
    try checkReduction(program, verdict)
    if let late = program.late {
      let told = try #require(verdict.late)
      #expect(told.certainty == .proved && Set(told.outcomes.map(\.output)) == late)
    }
  }

  /// Samples find most outcomes, so that they hide what the search for every order lacks: it must have
  /// all of them without samples. (Who draws a random number first is no order that it knows.)
  private func checkReduction(_ program: ProgramHead, _ verdict: Verdict) throws {
    guard !verdict.assumptions.contains(.chance) else { return }
    for seed in ["1"] + (program.seed.map { [$0] } ?? []) {
      let (reduced, _) = try Verdict.of(
        program, ["--strategy", "dpor", "--seed", seed] + Self.patience)
      #expect(reduced.certainty == .proved, "\(reduced.summary)")
      #expect(
        Set(reduced.outcomes.map(\.output)) == program.outcomes, "without samples, seed \(seed)")
    }
  }
}
