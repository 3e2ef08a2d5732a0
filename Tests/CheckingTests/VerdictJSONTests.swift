import Channel
import Checking
import Exploration
import Foundation
import Testing
import Timeline

@Suite("A verdict as JSON")
struct VerdictJSONTests {
  private let verdict = Verdict(
    kind: .findings, certainty: .provedUpTo(preemptions: 2), executions: 14, cutShort: 3,
    before: 20, seconds: 0.5, workers: 2, findings: [VerdictTextTests.race],
    outcomes: [Outcome(output: "1\n", executions: 3, schedule: "1", isWrong: true)],
    moreOutcomes: 5, messages: ["m"], program: "abcd", shards: [Shard(index: 1, count: 2)])

  @Test("what was written is read again")
  func roundTrip() throws {
    for certainty in [Certainty.proved, .sampled, .provedUpTo(preemptions: 0)] {
      var verdict = verdict
      verdict.certainty = certainty
      #expect(try Verdict.read(Data(verdict.json().utf8), from: "a.json") == verdict)
    }
  }

  @Test("the form: keys in order, one line, the words that programs look for")
  func form() throws {
    var small = verdict
    small.findings[0].story = nil
    #expect(
      try small.json() == """
        {"before":20,"certainty":"provedUpTo","cutShort":3,"executions":14,"findings":[{"advice":\
        "\(FindingKind.dataRace.advice)","explanation":\
        "thread 1 reads the variable on line 4, thread 2 writes it on line 7.","headline":\
        "data race on line 4 and line 7","kind":"dataRace","meaning":"\(FindingKind.dataRace.meaning)","places":[\
        {"code":"counter += 1","column":0,"file":"Counter.swift","line":4},\
        {"code":"counter += 2","column":0,"file":"Counter.swift","line":7},\
        {"code":"counter += 2","column":9,"file":"Counter.swift","line":7}],\
        "schedule":"1k3z9-1a-5:2"}],"messages":["m"],"moreOutcomes":5,"outcomes":[{"executions":3,\
        "isWrong":true,"output":"1\\n","schedule":"1"}],"preemptions":2,"program":"abcd",\
        "schema":2,"seconds":0.5,"shards":[{"count":2,"index":1}],"verdict":"findings",\
        "workers":2}

        """)
  }

  @Test("an outcome's failure is an identifier; a sentence stands beside it, and is not read again")
  func failure() throws {
    var small = verdict
    small.findings = []
    small.outcomes = [
      Outcome(
        output: "", executions: 1, schedule: "1", isWrong: true,
        mistake: .syncOnOwnQueue(ResourceName(.serialQueue, label: "q"))),
      Outcome(
        output: "", executions: 1, schedule: "2", isWrong: true,
        mistake: .failedCheck(.divisionByZero)),
    ]
    let json = try small.json()
    #expect(json.contains("\"failure\":\"syncOnOwnQueue\""))
    #expect(
      json.contains("\"detail\":\"It divides by zero.\"")
        && json.contains("\"failure\":\"failedCheck\""))
    #expect(try Verdict.read(Data(json.utf8), from: "a.json") == small)
  }

  @Test("another schema, and what is no result at all, are refused with the file's name")
  func refused() throws {
    let newer = try verdict.json().replacing("\"schema\":2", with: "\"schema\":3")
    let error = #expect(throws: VerdictError.self) {
      try Verdict.read(Data(newer.utf8), from: "a.json")
    }
    #expect(
      error?.description == "a.json is not a result of check: schema 3, this program reads 2")
    for text in ["", "{}", "[1", "{\"schema\":2}"] {
      let error = #expect(throws: VerdictError.self) {
        try Verdict.read(Data(text.utf8), from: "b.json")
      }
      #expect(error?.description == "b.json is not a result of check", "\(text)")
    }
  }

  @Test("stories as trace events: a process a finding, a thread a lane, a microsecond an event")
  func trace() throws {
    let story = StorySamples.lostUpdateStory
    let timeline = story.timeline
    #expect(timeline.lanes.map(\.name) == ["main", "thread 1", "thread 2"])
    #expect(timeline.spans.map(\.start) == (0..<7).map { $0 * 1000 })
    #expect(timeline.spans[3].label == "4: counter += 1, reads 0")
    #expect(timeline.notes.map(\.text).contains("thread 1 is preempted"))
    let json = try verdict.traceJSON(under: verdict.line)
    #expect(json.contains(#""name":"data race on line 4 and line 7""#))
    #expect(json.contains(#""name":"thread 2""#))
  }
}
