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

  @Test(
    "is told by every strategy that sees it, also on a stack that nobody watched at first",
    arguments: ["random", "pct", "dpor", "bounded"], ["wrong-global", "wrong-own-stack"])
  func strategies(strategy: String, name: String) throws {
    let verdict = try Verdict.of(program(name), ["--strategy", strategy, "--budget", "300ms"]).0
    #expect(verdict.findings.map(\.kind) == [.dataRace])
  }
}

@Suite("A schedule of another reading")
struct ReadingReplayTests {
  private func program(_ name: String) throws -> ProgramHead {
    try #require(
      ProgramHead.all(in: "findings/spuriousWakeup").first { $0.name.hasSuffix("/\(name).swift") }
        ?? ProgramHead.all(in: "outcomes").first { $0.name.hasSuffix("/\(name).swift") })
  }

  @Test("says which, and shows a late timer when it is run again")
  func late() throws {
    let program = try program("sleep-orders")
    let outcome = try #require(try Verdict.of(program).0.late?.outcomes.first)
    #expect(try Schedule(text: outcome.schedule).reading.time == .any)
    let again = try Verdict.of(program, ["--replay", outcome.schedule]).0
    #expect(again.outcomes.map(\.output) == [outcome.output])
  }

  @Test(
    "shows a spurious wakeup again, as the same finding",
    arguments: ["wrong-if", "wrong-few-looks", "wrong-pthread"])
  func spurious(name: String) throws {
    let program = try program(name)
    let finding = try #require(try Verdict.of(program).0.findings.first)
    #expect(try Schedule(text: finding.schedule).reading.wakes == .any)
    let again = try Verdict.of(program, ["--replay", finding.schedule]).0
    #expect(again.findings.map(\.kind) == [.spuriousWakeup])
    #expect(again.findings.first?.places == finding.places)
  }

  @Test("a loop round a wait costs an execution for each place at which it wakes too early")
  func loop() throws {
    let verdict = try Verdict.of(program("right-if")).0
    let spurious = try #require(verdict.spurious)
    #expect(verdict.executions == 1 && spurious.executions == 1 && spurious.cutShort == 1)
    #expect(spurious.certainty == .proved && spurious.isSilent)
  }

  @Test("what only a wakeup without a signal prints stands apart from the table")
  func apart() throws {
    let verdict = try Verdict.of(program("wrong-few-looks")).0
    #expect(verdict.outcomes.map(\.output) == ["ready\n"])
    #expect(verdict.spurious?.outcomes.map(\.output) == ["gave up\n"])
  }

  @Test("the status goes by exact time, or by any time where that is asked for")
  func status() throws {
    let program = try program("two-signals")
    let (both, status) = try Verdict.of(program)
    #expect(status == 0 && both.late?.findings.map(\.kind) == [.lostWakeup])
    let (exact, exactStatus) = try Verdict.of(program, ["--time", "exact"])
    #expect(exactStatus == 0 && exact.late == nil && exact.outcomes == both.outcomes)
    let (any, anyStatus) = try Verdict.of(program, ["--time", "any"])
    #expect(anyStatus == 1 && any.findings.map(\.kind) == [.lostWakeup] && any.late == nil)
  }
}
