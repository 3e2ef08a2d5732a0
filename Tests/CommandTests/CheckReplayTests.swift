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
    #expect(try Schedule(text: finding.schedule).workers == 4)
    let again = try Verdict.of(program, ["--replay", finding.schedule]).0
    #expect(again.findings.map(\.kind) == [.poolExhausted])
    #expect(again.findings.first?.schedule == finding.schedule)
    #expect(again.outcomes.map(\.schedule) == [finding.schedule])
    #expect(again.workers == 4)
    // In a pool of the usual width the same choices do something else.
    let wide = String(finding.schedule.prefix { $0 != "@" })
    #expect(try Verdict.of(program, ["--replay", wide]).0.kind != .findings)
  }
}
