import Channel
import Checking
import Course
import Exploration
import Testing

@Suite("a prediction: how it is read, and what it is compared with")
struct PredictionTests {
  private func outcomes(_ text: String) throws -> [String] {
    try Prediction(text).entries.map { "\($0.line): \($0.outcome)" }
  }

  @Test("an outcome on each line, with slashes between what is printed; the rest is comment")
  func reading() throws {
    #expect(try outcomes("a / b\nb / a\n") == ["1: a / b", "2: b / a"])
    #expect(
      try outcomes("// why\n\n  a/b   // trailing\r\n\tb   c / a\n") == ["3: a / b", "4: b c / a"])
    #expect(try outcomes("a / / b\na / b\n") == ["1: a / b"], "the same twice is one outcome")
    #expect(try outcomes("//\n // a / b\n/\n") == [])
    #expect(try outcomes("\u{FEFF}// why\na\n") == ["2: a"], "an editor's mark says nothing")
    #expect(try outcomes("A / b") == ["1: A / b"], "letters are compared as they are")
  }

  @Test("more than any answer needs is refused, with the line")
  func limits() throws {
    let long = String(repeating: "x", count: 2001)
    #expect(throws: AnswerFault.tooLong(line: 2)) { try Prediction("a\n\(long)\n") }
    let many = (1...201).map { "line \($0)" }.joined(separator: "\n")
    #expect(throws: AnswerFault.tooManyLines(line: 201)) { try Prediction(many) }
    #expect(try Prediction("// \(long)\na").entries.count == 1, "comments may be long")
  }

  @Test("what cannot happen and what is missing")
  func comparing() throws {
    let all = Set(["a / b", "b / a", "a"].map { PrintedLines(answer: $0) })
    let some = PredictionResult(try Prediction("a / b\nc\n"), with: all)
    #expect(some.impossible.map(\.line) == [2])
    #expect((some.right, some.missing) == (1, 2))
    let whole = PredictionResult(try Prediction("a\nb / a\na / b\n"), with: all)
    #expect((whole.impossible.count, whole.right, whole.missing) == (0, 3, 0))
    let nothing = PredictionResult(try Prediction("// nothing\n"), with: all)
    #expect((nothing.impossible.count, nothing.right, nothing.missing) == (0, 0, 3))
  }

  // MARK: Other forms

  private let all = Set(["soup / tea", "tea / soup", "tea"].map { PrintedLines(answer: $0) })

  private func read(_ text: String, _ outcomes: Set<PrintedLines>) throws -> [String] {
    try Prediction(text).read(as: outcomes, of: "print(\"soup\") // or bill").entries
      .map { "\($0.line): \($0.outcome)" }
  }

  @Test(
    "another form of an outcome is that outcome, if no other one has its words",
    arguments: [
      "soup, tea", "- soup / tea", "2. soup / tea", "2) soup/tea", "\"soup / tea\"", "soup -> tea",
      "soup → tea", "\"soup\", \"tea\",", "soup tea", "* soup / tea;", "soup | tea",
    ])
  func forms(text: String) throws {
    #expect(try read(text, all) == ["1: soup / tea"])
    #expect(try read("soup / tea\n\(text)", all) == ["1: soup / tea"])
  }

  @Test("several outcomes on a line, and a comment as in other languages")
  func lists() throws {
    let numbers = Set(["4", "6", "-7"].map { PrintedLines(answer: $0) })
    #expect(try read("4, 6; -7", numbers) == ["1: 4", "1: 6", "1: -7"])
    #expect(try read("# my answer\n- 4\n2. 6\n", numbers) == ["2: 4", "3: 6"])
    #expect(try read("4, 5", numbers) == ["1: 4, 5"])
  }

  @Test("what could be two outcomes is neither, and what is one as it stands stays")
  func ambiguous() throws {
    let blanks = Set(["a b / c", "a / b c", "# a", "1. a", "a"].map { PrintedLines(answer: $0) })
    #expect(try read("a, b, c", blanks) == ["1: a, b, c"])
    #expect(
      try read("# a\n1. a\n2. a\na b / c", blanks) == ["1: # a", "2: 1. a", "3: a", "4: a b / c"])
    let both = Set(["a", "b", "a / b"].map { PrintedLines(answer: $0) })
    #expect(try read("a, b", both) == ["1: a, b"])
  }

  @Test("a word that the program cannot mean is another form; a wrong order or number is not")
  func strangeWords() throws {
    for (text, word) in [("Soup / tea", "Soup"), ("tea\nfour", "four"), ("# x\n+4", "+4")] {
      let line = text.contains("\n") ? 2 : 1
      #expect(throws: AnswerFault.neverPrinted(word, line: line)) { try read(text, all) }
    }
    for text in ["soup", "tea, soup, tea", "bill / tea", "tea / 7", "-7"] {
      #expect(try read(text, all).count == 1)
    }
  }

  // MARK: The explored set

  private func verdict(_ outputs: [String], _ change: (inout Verdict) -> Void = { _ in }) -> Verdict
  {
    var verdict = Verdict(
      kind: .nothingWrong, certainty: .proved, executions: 2,
      outcomes: outputs.map { Outcome(output: $0, executions: 1, schedule: "10000--") })
    change(&verdict)
    return verdict
  }

  @Test("what is printed is what an answer says about it")
  func explored() throws {
    let all = try ExploredOutcomes(verdict(["a\nb  c\n", "b c\na\n"])).all
    #expect(all.map(\.description).sorted() == ["a / b c", "b c / a"])
  }

  @Test(
    "only a proof of a program in which nothing is wrong settles what can be printed",
    arguments: [Certainty.sampled, .provedUpTo(preemptions: 9)])
  func proof(certainty: Certainty) {
    #expect(throws: UnfitProgram.isNotProved) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.certainty = certainty })
    }
    #expect(throws: UnfitProgram.isNotProved) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.moreOutcomes = 1 })
    }
    #expect(throws: UnfitProgram.assumes(.exactTime)) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.assumptions = [.exactTime] })
    }
    #expect(throws: UnfitProgram.isWrong(nil)) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.kind = .findings })
    }
  }

  @Test(
    "what waits without a signal print does not stand in the list, so such a program is refused")
  func otherReading() {
    var summary = ReadingSummary(Reading(wakes: .any, most: 1), SearchSummary())
    summary.certainty = .proved
    #expect(throws: Never.self) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.spurious = OtherReading(summary) })
    }
    summary.outcomes = [Outcome(output: "b\n", executions: 1, schedule: "10000--~wake1")]
    #expect(throws: UnfitProgram.isNotProved) {
      try ExploredOutcomes(verdict(["a\n"]) { $0.spurious = OtherReading(summary) })
    }
  }

  @Test(
    "an outcome that an answer cannot say, or not apart from another one",
    arguments: [["\n"], ["a/b\n"], ["a\n", "a \n"], [""]])
  func unwritable(outputs: [String]) {
    #expect(throws: UnfitProgram.self) { try ExploredOutcomes(verdict(outputs)) }
  }
}
