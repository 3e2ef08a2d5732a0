import Channel
import Checking
import Exploration
import Foundation
import Testing

@Suite("A schedule for a narrow pool")
struct CheckReplayTests {
  @Test("says so, and is told as itself when it is run again")
  func width() throws {
    let program = try #require(
      ProgramHead.all(in: "benchmarks").first { $0.name.hasSuffix("/starved-pool.swift") })
    let finding = try #require(try Verdict.of(program).0.findings.first)
    #expect(finding.kind == .poolExhausted)
    #expect(finding.width == 8)
    #expect(try Schedule(text: finding.schedule).workers == 8)
    let again = try Verdict.of(program, ["--replay", finding.schedule]).0
    #expect(again.findings.map(\.kind) == [.poolExhausted])
    #expect(again.findings.first?.schedule == finding.schedule)
    #expect(again.outcomes.map(\.schedule) == [finding.schedule])
    #expect(again.workers == 8 && again.findings.first?.width == 8)
    // In a pool of the usual width the same choices do something else.
    let wide = String(finding.schedule.prefix { $0 != "@" })
    #expect(try Verdict.of(program, ["--replay", wide]).0.kind != .findings)
  }
}

@Suite("A data race's schedule")
struct RaceReplayTests {
  private func program(_ name: String) throws -> ProgramHead {
    try #require(
      ProgramHead.all(in: "findings/dataRace").first { $0.name.hasSuffix("/\(name).swift") })
  }

  @Test("shows it when it is run again, also where no short one does")
  func replayed() throws {
    let program = try program("wrong-alternation")
    let found = try #require(try Verdict.of(program).0.findings.first)
    let again = try Verdict.of(program, ["--replay", found.schedule]).0
    #expect(again.findings.map(\.kind) == [.dataRace])
    #expect(again.findings.first?.places.map(\.line) == found.places.map(\.line))
    #expect(found.story?.rows.contains(where: \.isWrong) == true)
  }

  @Test("is told by every strategy that sees it", arguments: ["random", "pct", "dpor", "bounded"])
  func strategies(strategy: String) throws {
    let verdict = try Verdict.of(
      program("wrong-global"), ["--strategy", strategy, "--budget", "300ms"]
    ).0
    #expect(verdict.findings.map(\.kind) == [.dataRace])
  }
}
