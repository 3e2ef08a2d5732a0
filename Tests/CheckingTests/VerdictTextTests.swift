import Channel
import Checking
import Exploration
import Foundation
import Terminal
import Testing

@Suite("A verdict as text")
struct VerdictTextTests {
  private static let plain = TerminalStyle(hasColour: false, hasUnicode: false, width: 80)

  static let race = Finding(
    kind: .dataRace,
    explanation: "thread 1 reads the variable on line 4, thread 2 writes it on line 7.",
    places: [
      Place(file: "Counter.swift", line: 4, code: "counter += 1"),
      Place(file: "Counter.swift", line: 7, code: "counter += 2"),
      Place(file: "Counter.swift", line: 7, column: 9, code: "counter += 2"),
    ], schedule: "1k3z9-1a-5:2", story: StorySamples.lostUpdateStory)

  @Test(
    "the first line says what was found, how sure it is, how many executions and how long",
    arguments: [
      (
        Verdict(kind: .nothingWrong, certainty: .proved, executions: 6, seconds: 0.0124),
        "Nothing wrong: proved over all 6 interleavings (12.4 ms, 4 workers)."
      ),
      (
        Verdict(kind: .nothingWrong, certainty: .proved, executions: 1, seconds: 1, workers: 1),
        "Nothing wrong: proved, there is only one interleaving (1.00 s, 1 worker)."
      ),
      (
        Verdict(
          kind: .nothingWrong, certainty: .provedUpTo(preemptions: 2), executions: 312, seconds: 2),
        "Nothing wrong: proved up to 2 preemptions, 312 executions (2.00 s, 4 workers)."
      ),
      (
        Verdict(kind: .nothingWrong, certainty: .sampled, executions: 1024, seconds: 10),
        "Nothing wrong found: sampled, 1024 executions (10.0 s, 4 workers)."
      ),
      (
        Verdict(kind: .findings, executions: 14, seconds: 0.012, findings: [race]),
        "Wrong: data race on line 4 and line 7 (14 executions, 12.0 ms, 4 workers)."
      ),
      (
        Verdict(kind: .unsupported, messages: ["Photos.swift:3: import FoundationNetworking"]),
        "Not supported: Photos.swift:3: import FoundationNetworking."
      ),
      (Verdict(kind: .doesNotCompile, messages: ["error"]), "Does not compile."),
      (Verdict(kind: .inconclusive), "No answer: the search was stopped."),
      (
        Verdict(kind: .unfinished, findings: [Finding(.unfinished(.steps(9)), words: English())]),
        "No answer: an execution that did not end: perhaps a long computation, perhaps an endless loop "
          + "(0 executions, 0 ns, 4 workers)."
      ),
      (
        Verdict(kind: .unfinished, findings: [Finding(.tooManyLanes(most: 2), words: English())]),
        "No answer: too many threads and tasks, which check cannot follow (0 executions, 0 ns, 4 workers)."
      ),
    ])
  func line(verdict: Verdict, expected: String) {
    #expect(verdict.line == expected)
    let text = VerdictText(verdict, style: Self.plain).text
    #expect(text.hasPrefix(expected + "\n"))
  }

  @Test("what a proof takes for granted stands beside the word, and passes through JSON")
  func assumptions() throws {
    var verdict = Verdict(kind: .nothingWrong, certainty: .proved, executions: 6, seconds: 1)
    verdict.assumptions = [.noWakeWithoutSignal, .exactTime]
    #expect(
      verdict.line == "Nothing wrong: proved over all 6 interleavings, provided that no sleep or "
        + "timeout is late and no wait wakes up without a signal (1.00 s, 4 workers).")
    #expect(
      try Verdict.read(Data(verdict.json().utf8), from: "a.json").assumptions
        == verdict.assumptions)
  }

  @Test("why nothing was proved stands beside the word, and passes through JSON")
  func uncertainty() throws {
    var verdict = Verdict(kind: .nothingWrong, certainty: .sampled, executions: 6, seconds: 1)
    verdict.uncertainty = Uncertainty(.chance, names: ["UUID()", "an address"])
    #expect(
      verdict.line == "Nothing wrong found: sampled, 6 executions, because UUID(), an address may "
        + "give a different result in each execution (1.00 s, 4 workers).")
    #expect(
      try Verdict.read(Data(verdict.json().utf8), from: "a.json").uncertainty
        == verdict.uncertainty)
  }

  @Test("more findings than one are counted in the first line, and numbered")
  func several() {
    let other = Finding(
      kind: .deadlock, explanation: "main waits for thread 1, which waits for main.",
      places: [Place(file: "b.swift", line: 3), Place(file: "a.swift", line: 1)], schedule: "1")
    let verdict = Verdict(
      kind: .findings, executions: 2, findings: [Self.race, other, other, Self.race])
    #expect(verdict.line.hasPrefix("Wrong: data race on line 4 and line 7, and 3 more findings ("))
    let lines = VerdictText(verdict, style: Self.plain).text.split(separator: "\n")
    #expect(lines.contains("1. Data race on line 4 and line 7"))
    #expect(lines.contains("2. Deadlock on b.swift:3 and a.swift:1"))
    #expect(lines.count { $0.hasPrefix("For the deadlock:") } == 1)
    #expect(lines.count { $0.hasPrefix("Nobody can continue") } == 1, "explained once")
    #expect(lines.count { $0.contains("thread 1 is preempted") } == 1, "told once")
    #expect(lines.contains("Replay: swift run check ... --replay 1"))
    #expect(lines.contains("Show it: swift run check ... --replay 1"))
    #expect(lines.count { $0.hasPrefix("Explain: ") } == 2, "once for each kind")
  }

  @Test("the verdict, the finding with code and story, the outcomes, what to try, in this order")
  func whole() {
    let verdict = Verdict(
      kind: .findings, certainty: .proved, executions: 14, seconds: 0.012, findings: [Self.race],
      outcomes: [
        Outcome(output: "1\n", executions: 3, schedule: "1k3z9-1a-5:2", isWrong: true),
        Outcome(output: "3\n", executions: 11, schedule: "1k3z9-1a-"),
      ])
    let whole = VerdictText(verdict, style: Self.plain, command: "swift run check Counter.swift")
    #expect(
      whole.text == """
        Wrong: data race on line 4 and line 7 (14 executions, 12.0 ms, 4 workers).

        Data race on line 4 and line 7
        Two threads or tasks access the same memory without synchronization, and at
        least one of them writes. Swift guarantees nothing about such a program.
        Here: thread 1 reads the variable on line 4, thread 2 writes it on line 7.

          Counter.swift:4  counter += 1
          Counter.swift:7  counter += 2

        \(StoryText(StorySamples.lostUpdateStory, style: Self.plain).lines.joined(separator: "\n"))

        Replay: swift run check Counter.swift --replay 1k3z9-1a-5:2
        Explain: swift run check --explain data-race

        executions         outcome  schedule
                11         3        1k3z9-1a-
                 3  wrong  1        1k3z9-1a-5:2

        What to try
        Give the variable one owner: an actor, a serial queue, or a lock (Mutex, NSLock)
        that every access holds, reads included. Hold it from the read to the write that
        depends on it.

        """)
  }

  @Test("code that does not fit beside its place stands below, folded")
  func longCode() {
    let code = "precondition(" + String(repeating: "value + ", count: 10) + "value == 2)"
    let finding = Finding(
      kind: .failedCheck, explanation: "", places: [Place(file: "a.swift", line: 4, code: code)],
      schedule: "1")
    let text = VerdictText(Verdict(kind: .findings, findings: [finding]), style: Self.plain).text
    #expect(text.contains("  a.swift:4\n      precondition(value + value"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("every kind of finding has a name of its own, a meaning and an advice in sentences")
  func words() {
    let kinds = FindingKind.allCases
    #expect(Set(kinds.map(\.title)).count == kinds.count)
    for kind in kinds {
      #expect(kind.title.first?.isLowercase == true, "\(kind)")
      #expect(kind.meaning.hasSuffix(".") && kind.meaning.count > 40 && kind.advice.hasSuffix("."))
      let text = kind.title + kind.meaning + kind.advice
      #expect(!text.contains("  ") && text.allSatisfy(\.isASCII), "\(kind)")
    }
  }
}

@Suite("The table of outcomes")
struct OutcomeTableTests {
  private func lines(_ outcomes: [Outcome], width: Int = 60) -> [String] {
    OutcomeTable(
      outcomes, style: TerminalStyle(hasColour: false, hasUnicode: false, width: width)
    ).lines
  }

  @Test("the most frequent comes first; lines of output stand beside one another")
  func order() {
    #expect(
      lines([
        Outcome(output: "b\nc\n", executions: 2, schedule: "1x"),
        Outcome(output: "", executions: 10, schedule: "1"),
        Outcome(output: "a", executions: 2, schedule: "1y"),
      ]) == [
        "executions  outcome           schedule",
        "        10  (prints nothing)  1",
        "         2  a                 1y",
        "         2  b / c             1x",
      ])
  }

  @Test("a schedule is never cut; where it does not fit beside the outcome it stands below")
  func longSchedules() {
    let schedule = String(repeating: "1a2b.", count: 12)
    #expect(
      lines([Outcome(output: "a", executions: 2, schedule: schedule)]) == [
        "executions  outcome, schedule", "         2  a", "            \(schedule)",
      ])
  }

  @Test("long outcomes are folded, many are counted")
  func long() {
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(
      lines([Outcome(output: text, executions: 2, schedule: "1")]).allSatisfy { $0.count <= 60 })
    let many = (0..<30).map { Outcome(output: "\($0)", executions: 1, schedule: "1") }
    #expect(lines(many).count == 22)
    #expect(lines(many).last == "(and 10 more)")
    #expect(lines([]) == [])
    let style = TerminalStyle(hasColour: false, hasUnicode: false, width: 60)
    #expect(OutcomeTable(many, more: 7, style: style).lines.last == "(and 17 more)")
  }

  @Test("nothing that a program prints, or is called, moves the cursor or turns the line round")
  func control() {
    let bad = "\u{1B}[2J\u{7}\r\u{9B}31m\u{202E}x"
    let place = Place(file: bad, line: 1, code: bad)
    var verdict = Verdict(kind: .findings)
    verdict.findings = [
      Finding(
        kind: .failedCheck, headline: bad, explanation: bad, places: [place], schedule: "",
        story: Story(
          lanes: [.init(name: bad, kind: .thread)],
          rows: [
            .init(lane: 0, text: bad, place: place, note: bad, isSwitch: true, reason: bad),
            .init(lane: 0, text: "end"),
          ]))
    ]
    verdict.outcomes = [
      Outcome(
        output: bad, executions: 1, schedule: "1",
        mistake: .failedCheck(.stopped(reason: bad, signal: 4)))
    ]
    verdict.messages = [bad]
    var again = verdict
    again.story = verdict.findings[0].story
    for verdict in [verdict, again] {
      let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 200)
      let text = VerdictText(verdict, style: style).text
      let obeyed = text.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(obeyed.isEmpty)
      #expect(text.contains("\\u{1B}[2J"))
    }
  }
}
