import Channel
import Exploration
import Terminal
import Testing

@testable import Checking

@Suite("A step as people see it")
struct StepPageTests {
  private func page(_ step: Step, width: Int = 80, unicode: Bool = true) -> StepPage {
    StepPage(
      step, outcomes: StepSamples.two,
      style: TerminalStyle(hasColour: false, hasUnicode: unicode, width: width),
      ownFile: "F.swift")
  }

  private var busy: Step {
    var step = StepSamples.step([1], lanes: Array(1...12), output: "so far\n")
    step.story = Story(
      lanes: [.init(name: "main", kind: .main), .init(name: "thread 1", kind: .thread)],
      rows: (1...40).map { number in
        Story.Row(
          lane: number % 2, text: "let value\(number) = 🧵 + compute(something, rather, long)",
          place: Place(file: "F.swift", line: number), note: "reads \(number)")
      })
    step.waiting = [
      Step.Waiter(name: "main", kind: .main, place: nil, reason: "all iterations", remaining: nil),
      Step.Waiter(name: "timer", kind: .thread, place: nil, reason: nil, remaining: 2_000_000),
    ]
    step.variables = [
      Step.Variable(name: "counter", place: nil, value: "1"),
      Step.Variable(name: nil, place: Place(file: "F.swift", line: 9), value: "7"),
    ]
    step.resources = [
      Step.Resource(name: "semaphore", kind: .semaphore, holders: [], waiters: [], amount: 1),
      Step.Resource(
        name: "NSLock", kind: .nsLock, holders: ["thread 1"], waiters: ["thread 2"], amount: nil),
    ]
    return step
  }

  @Test("who can continue, who waits, values, what is held, and the outcomes so far")
  func parts() {
    let text = page(busy).lines(most: 60).joined(separator: "\n")
    #expect(text.contains("Which lane continues? (0 switches so far)"))
    #expect(text.contains("  12  thread 12  12  counter += 1  reads"))
    #expect(text.contains("    main waits for all iterations"))
    #expect(text.contains("    timer sleeps for 2.00 ms"))
    #expect(text.contains("Values: counter = 1, line 9 = 7"))
    #expect(
      text.contains(
        "Held: semaphore has 1 token; NSLock is held by thread 1, thread 2 waiting"))
    #expect(text.contains("Printed: \"so far\""))
    #expect(text.contains("Outcomes: found 0 of 2"))
    #expect(text.hasSuffix("1-12 choose  u undo  r restart  h hint  ? help  q quit"))
  }

  @Test("the last rows of the story are kept where not all fit, and the page fits where it can")
  func height() {
    let lines = page(StepSamples.step([1])).lines(most: 24)
    #expect(lines.count <= 24)
    var long = busy
    long.options = Array(busy.options.prefix(2))
    let fitted = page(long).lines(most: 24)
    #expect(fitted.count <= 24)
    #expect(fitted.contains { $0.contains("reads 40") })
    #expect(!fitted.contains { $0.contains("reads 1 ") })
  }

  @Test(
    "no line is wider than the screen, in ASCII as well", arguments: [60, 80, 120], [true, false])
  func width(width: Int, unicode: Bool) {
    let notices: [SteppingNotice] = [
      .help, .ended, .onlyElsewhere, .unknown(String(repeating: "x", count: 200)),
      .hint(.notFound(switches: 3, executions: 5000)), .failed(.departed),
    ]
    for notice in notices {
      let lines = page(busy, width: width, unicode: unicode).lines(most: 24, notice: notice.words)
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(unicode || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    }
  }

  @Test("what a program prints or calls its lanes cannot move the cursor")
  func hostile() {
    var step = busy
    step.options[0].name = "\u{1B}[2Jqueue"
    step.options[1].place?.code = "x \u{202E} y"
    step.output = "\u{1B}]0;title\u{7}"
    step.resources[0].name = "\u{9B}31m"
    let text = page(step).lines(most: 60).joined()
    #expect(
      !text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{7}", "\u{9B}"].contains($0) })
  }

  @Test("at the end: how it broke or that it ended, what it printed, what to do next")
  func end() {
    var step = StepSamples.step([1], lanes: [], output: "1\n", isBroken: true)
    step.switches = 1
    step.end?.findings = ["data race on line 6"]
    let text = page(step).lines(most: 24).joined(separator: "\n")
    #expect(text.contains("It breaks: data race on line 6 (1 switch)."))
    #expect(text.contains("It printed \"1\"."))
    #expect(text.contains("Go on: u undoes the last choice, r starts again, q quits."))
    step.end?.isBroken = false
    let other = page(step).lines(most: 24).joined(separator: "\n")
    #expect(other.contains("It has ended (1 switch)."))
    #expect(other.contains("Nothing came of it here, but it has a data race on line 6."))
  }
}
