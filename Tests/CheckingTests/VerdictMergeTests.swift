import Foundation
import Channel
import Checking
import Exploration
import Testing

@Suite("Merging the verdicts of shards")
struct VerdictMergeTests {
  private func part(
    _ index: Int, of count: Int = 2, kind: Verdict.Kind = .nothingWrong,
    certainty: Certainty = .proved, executions: Int = 3, seconds: Double = 1,
    findings: [Finding] = [], outcomes: [Outcome] = [], program: String = "p"
  ) -> Verdict {
    Verdict(
      kind: kind, certainty: certainty, executions: executions, cutShort: 1, seconds: seconds,
      findings: findings, outcomes: outcomes, program: program,
      shards: [Shard(index: index, count: count)])
  }

  private func complaint(_ verdicts: [Verdict]) -> String? {
    #expect(throws: MergeError.self) { try Verdict.merge(verdicts) }?.description
  }

  @Test("executions add up; parts run beside one another, so the longest counts")
  func sums() throws {
    let merged = try Verdict.merge([part(2, executions: 4, seconds: 2), part(1)])
    #expect(merged.executions == 7)
    #expect(merged.cutShort == 2)
    #expect(merged.seconds == 2)
    #expect(merged.shards.map(\.index) == [1, 2])
    #expect(merged.certainty == .proved)
    #expect(merged.messages.isEmpty)
  }

  @Test(
    "a whole is as certain as its least certain part",
    arguments: [
      (Certainty.proved, Certainty.sampled, Certainty.sampled),
      (.proved, .provedUpTo(preemptions: 2), .provedUpTo(preemptions: 2)),
      (.provedUpTo(preemptions: 3), .provedUpTo(preemptions: 1), .provedUpTo(preemptions: 1)),
      (.provedUpTo(preemptions: 3), .sampled, .sampled),
      (.proved, .proved, .proved),
    ])
  func certainty(one: Certainty, two: Certainty, whole: Certainty) throws {
    #expect(
      try Verdict.merge([part(1, certainty: one), part(2, certainty: two)]).certainty == whole)
    #expect(
      try Verdict.merge([part(2, certainty: two), part(1, certainty: one)]).certainty == whole)
  }

  @Test("what late timers add to one part is nothing new if another part has it on time")
  func late() throws {
    var (one, other) = (part(1, of: 2), part(2, of: 2))
    var summary = SearchSummary()
    summary.certainty = .proved
    summary.executions = 4
    var late = OtherReading(ReadingSummary(Reading(time: .any, most: 1), summary))
    late.outcomes = ["a", "b"].map { Outcome(output: $0, executions: 2, schedule: "1~late1") }
    one.late = late
    other.outcomes = [Outcome(output: "b", executions: 1, schedule: "1")]
    let whole = try Verdict.merge([one, other])
    #expect(whole.late?.outcomes.map(\.output) == ["a"] && whole.late?.executions == 4)
    other.late = late
    other.late?.certainty = .sampled
    let both = try Verdict.merge([other, one])
    #expect(both.late?.certainty == .sampled && both.late?.executions == 8)
  }

  /// A part in which timers that come late add an outcome, or nothing.
  private func timed(_ index: Int, of count: Int = 2, late output: String?) -> Verdict {
    var part = part(index, of: count)
    part.assumptions = output == nil ? [] : [.exactTime]
    var summary = SearchSummary()
    summary.certainty = .proved
    part.late = OtherReading(ReadingSummary(Reading(time: .any, most: 1), summary))
    part.late?.outcomes = output.map { [Outcome(output: $0, executions: 1, schedule: "1")] } ?? []
    return part
  }

  @Test("what late timers add is proved if every part that depends on them was searched so")
  func notSearchedLate() throws {
    var other = timed(2, late: nil)
    other.late = nil
    let independent = try Verdict.merge([timed(1, late: "a"), other])
    #expect(independent.late?.certainty == .proved && independent.assumptions == [.exactTime])
    other.assumptions = [.exactTime]
    for parts in [[timed(1, late: nil), other], [other, timed(1, late: nil)]] {
      let whole = try Verdict.merge(parts)
      #expect(whole.late?.certainty == .sampled && whole.assumptions == [.exactTime])
    }
    #expect(try Verdict.merge([timed(1, of: 3, late: "a")]).late?.certainty == .sampled)
  }

  @Test("nothing is assumed of timers if what is late in one part is on time in another")
  func lateAndOnTime() throws {
    var other = timed(2, late: nil)
    other.outcomes = [Outcome(output: "a", executions: 1, schedule: "2")]
    let whole = try Verdict.merge([timed(1, late: "a"), other])
    #expect(whole.late?.isSilent == true && whole.assumptions.isEmpty)
  }

  @Test("of several functions each outcome and finding says whose it is, in every reading")
  func functions() {
    var verdict = timed(1, late: "late")
    verdict.outcomes = [Outcome(output: "on time", executions: 1, schedule: "1")]
    verdict.late?.findings = [VerdictTextTests.race]
    verdict.findings = [VerdictTextTests.race]
    verdict.spurious = verdict.late
    let told = verdict.attributed(to: "one")
    #expect(told.outcomes.map(\.output) == ["one: on time"])
    #expect(told.findings[0].explanation.hasPrefix("In one(): "))
    for reading in [told.late, told.spurious] {
      #expect(reading?.outcomes.map(\.output) == ["one: late"])
      #expect(reading?.findings[0].explanation.hasPrefix("In one(): ") == true)
    }
  }

  @Test("a part that is missing proves nothing")
  func missing() throws {
    let merged = try Verdict.merge([part(1, of: 3), part(3, of: 3)])
    #expect(merged.certainty == .sampled)
    #expect(merged.messages == ["Only 2 of 3 parts of the search are given."])
    #expect(try Verdict.merge([part(2)]).certainty == .sampled, "alone, too")
  }

  @Test("a finding is one finding in however many parts, in whatever order of its places")
  func findings() throws {
    let places = [Place(file: "a", line: 1, column: 2), Place(file: "a", line: 2)]
    let one = Finding(kind: .dataRace, explanation: "1", places: places, schedule: "1")
    let same = Finding(
      kind: .dataRace, explanation: "2",
      places: [places[1], places[1], Place(file: "a", line: 1, column: 7)], schedule: "2")
    let elsewhere = Finding(
      kind: .dataRace, explanation: "3", places: [places[0]], schedule: "3")
    let other = Finding(kind: .deadlock, explanation: "4", places: places, schedule: "4")
    let merged = try Verdict.merge([
      part(1, kind: .findings, findings: [one]),
      part(2, kind: .findings, findings: [same, elsewhere, other]),
    ])
    #expect(merged.findings.map(\.schedule) == ["1", "3", "4"])
  }

  @Test("outcomes of the same output add up")
  func outcomes() throws {
    let merged = try Verdict.merge([
      part(1, outcomes: [Outcome(output: "1", executions: 2, schedule: "x")]),
      part(
        2,
        outcomes: [
          Outcome(output: "2", executions: 9, schedule: "y"),
          Outcome(output: "1", executions: 5, schedule: "z", isWrong: true),
        ]),
    ])
    #expect(
      merged.outcomes == [
        Outcome(output: "2", executions: 9, schedule: "y"),
        Outcome(output: "1", executions: 7, schedule: "x", isWrong: true),
      ])
  }

  @Test(
    "what is wrong in one part is wrong in the whole",
    arguments: [
      (Verdict.Kind.nothingWrong, Verdict.Kind.findings, Verdict.Kind.findings),
      (.inconclusive, .findings, .findings),
      (.nothingWrong, .inconclusive, .inconclusive),
      (.findings, .unsupported, .unsupported),
    ])
  func kinds(one: Verdict.Kind, two: Verdict.Kind, whole: Verdict.Kind) throws {
    #expect(try Verdict.merge([part(1, kind: one), part(2, kind: two)]).kind == whole)
    #expect(try Verdict.merge([part(1, kind: two), part(2, kind: one)]).kind == whole)
  }

  @Test("what does not belong together is refused")
  func refused() {
    #expect(complaint([]) == "there is nothing to merge")
    #expect(
      complaint([part(1), part(2, program: "q")])
        == "the results are about different programs or settings")
    #expect(complaint([part(1), part(1)]) == "part 1/2 is given twice")
    #expect(
      complaint([part(1), part(2, of: 3)]) == "the results come from different divisions (--shard)")
    let whole = Verdict(kind: .nothingWrong, program: "p")
    #expect(
      complaint([part(1), whole])
        == "one result is from a whole search, not from a shard (--shard)")
  }

  @Test("parts that two builds of check made are refused: they may divide a search differently")
  func builds() throws {
    var (one, other) = (part(1), part(2))
    (one.build, other.build) = ("a", "b")
    let read = try Verdict.read(Data(one.json().utf8), from: "1.json")
    #expect(read.build == "a")
    #expect(complaint([read, other])?.contains("different builds of check") == true)
    other.build = "a"
    #expect(try Verdict.merge([read, other]).build == "a")
  }
}
