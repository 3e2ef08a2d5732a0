import Channel
import Checking
import Exploration
import Foundation
import Terminal
import Testing

@Suite("What another reading adds to a verdict")
struct OtherReadingTests {
  private let plain = TerminalStyle(hasColour: false, hasUnicode: false, width: 80)

  @Test("what another reading adds is told behind the table, and goes through JSON")
  func readings() throws {
    var verdict = Verdict(kind: .nothingWrong, certainty: .proved, executions: 6, seconds: 1)
    verdict.assumptions = [.exactTime]
    verdict.outcomes = [Outcome(output: "on time", executions: 6, schedule: "1")]
    var other = SearchSummary()
    other.certainty = .proved
    other.executions = 9
    verdict.late = OtherReading(ReadingSummary(Reading(time: .any, most: 1), other))
    verdict.assumptions = []
    #expect(
      verdict.line == "Nothing wrong: proved over all 6 interleavings, however late a timer comes "
        + "(1.00 s, 4 workers).")
    #expect(!VerdictText(verdict, style: plain).text.contains("If a timer"))

    verdict.assumptions = [.exactTime]
    verdict.late?.outcomes = [Outcome(output: "late", executions: 3, schedule: "1~late1")]
    verdict.late?.findings = [VerdictTextTests.race]
    #expect(verdict.line.contains(", provided that no sleep or timeout is late ("))
    let text = VerdictText(verdict, style: plain).text
    let heading = "If a timer comes late: also this (proved over 9 interleavings)."
    let parts = text.components(separatedBy: heading)
    #expect(parts.count == 2 && parts[0].contains("on time") && !parts[0].contains("1~late1"))
    #expect(parts.last?.contains("Data race on line 4 and line 7") == true)
    #expect(parts.last?.contains("1~late1") == true)
    #expect(try Verdict.read(Data(verdict.json().utf8), from: "a.json") == verdict)

    verdict.late = nil
    other.certainty = .sampled
    verdict.spurious = OtherReading(ReadingSummary(Reading(wakes: .any, most: 16), other))
    let sampled = "If a wait returns without a signal: nothing else (sampled, 9 executions)."
    #expect(VerdictText(verdict, style: plain).text.contains(sampled))
  }

  @Test("A reading that is only sampled says why, as the verdict does, and in JSON too")
  func why() throws {
    var reading = OtherReading(ReadingSummary(.init(), SearchSummary()))
    reading.certainty = .sampled
    reading.executions = 35
    reading.uncertainty = Uncertainty(.chance, names: ["UUID()"])
    var verdict = Verdict(kind: .nothingWrong, certainty: .proved, executions: 1, seconds: 1)
    verdict.late = reading
    let text = VerdictText(verdict, style: plain).text
    #expect(
      text.contains(
        """
        If a timer comes late: nothing else (sampled, 35 executions, because UUID() may
        give a different result in each execution).
        """))
    let read = try JSONDecoder().decode(OtherReading.self, from: JSONEncoder().encode(reading))
    #expect(read == reading)
  }
}
