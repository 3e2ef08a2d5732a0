import Channel
import Checking
import Exploration
import Testing

/// What `check` is known not to see, as Sources/Checking/Checking.docc/WhatCheckDoesNotSee.md lists it.
///
/// A program here that fails shows that a limit has gone: its text has to go as well.
@Suite("What check does not see")
struct CheckLimitsTests {
  @Test(
    "a program beyond a limit: what its head says, and not what a real machine does",
    arguments: ProgramHead.all(in: "limits"))
  func limits(program: ProgramHead) throws {
    let (verdict, _) = try Verdict.of(program)
    #expect(verdict.kinds == program.kinds, "\(verdict.summary)")
    if let outcomes = program.outcomes {
      #expect(verdict.certainty == program.certainty, "\(verdict.summary)")
      #expect(Set(verdict.outcomes.map(\.output)) == outcomes)
    }
    if let reason = program.uncertainty {
      #expect(verdict.uncertainty?.reason == reason && verdict.certainty == .sampled)
    }
    if let assumptions = program.assumptions { #expect(verdict.assumptions == assumptions) }
    #expect(program.lines.isSubset(of: verdict.lines(of: program.kinds)), "\(verdict.summary)")
  }
}
