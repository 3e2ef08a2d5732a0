import Channel
import Exploration
import Testing

@testable import Checking

/// Steps that a program might have, made by hand.
enum StepSamples {
  /// A step at which some lanes can continue, or the end if there is none.
  static func step(
    _ path: [Int], lanes: [Int] = [1, 2], output: String = "", isBroken: Bool = false
  ) -> Step {
    var step = Step(
      path: path, schedule: "1aaaa--", switches: 0, story: Story(lanes: [], rows: []),
      output: output)
    step.options = lanes.map { lane in
      Step.Option(
        lane: lane, name: "thread \(lane)", kind: .thread,
        place: Place(file: "F.swift", line: lane, code: "counter += 1"), does: "reads",
        isCurrent: false, isUnprompted: false)
    }
    guard lanes.isEmpty else { return step }
    step.end = Step.End(
      outcome: Outcome(output: output, executions: 1, schedule: "1aaaa--", isWrong: isBroken),
      findings: [], explanations: [], isBroken: isBroken)
    return step
  }

  /// Two outcomes, which are all that there are.
  static let two = CollectedOutcomes(
    [
      Outcome(output: "1\n", executions: 2, schedule: ""),
      Outcome(output: "2\n", executions: 1, schedule: ""),
    ], more: 0, isProved: true)
}

@Suite("A person chooses which lane continues")
struct SteppingTests {
  private var stepping = Stepping(outcomes: StepSamples.two, isProved: false)

  private mutating func press(_ typed: String) -> [SteppingCommand] {
    stepping.commands(for: .key(SteppingKey(typed)))
  }

  private mutating func arrive(_ step: Step) {
    #expect(stepping.commands(for: .arrived(step)) == [.show(step)])
  }

  @Test("a number chooses the lane that stands there, and others say why nothing happens")
  mutating func choice() {
    arrive(StepSamples.step([], lanes: [3, 7]))
    #expect(press("2") == [.look([7])])
    #expect(press("3") == [.say(.noLane(3, of: 2))])
    #expect(press("0") == [.say(.noLane(0, of: 2))])
    #expect(press("99999999999999999999") == [.say(.unknown("99999999999999999999"))])
    #expect(press("x") == [.say(.unknown("x"))])
    #expect(press("") == [.say(.unknown(""))])
    #expect(press("?") == [.say(.help)])
    #expect(press("Q") == [.leave])
  }

  @Test("undo goes back by one choice, and restart to the first, without asking the worker again")
  mutating func undo() {
    let first = StepSamples.step([])
    arrive(first)
    #expect(press("u") == [.say(.nothingToUndo)])
    arrive(StepSamples.step([1]))
    arrive(StepSamples.step([1, 2]))
    #expect(press("u") == [.show(StepSamples.step([1]))])
    #expect(press("r") == [.show(first)])
    #expect(stepping.step == first)
    // Where it was not before, as after a schedule that was given, it has to be found out.
    arrive(StepSamples.step([2, 2, 1]))
    #expect(press("u") == [.look([2, 2])])
  }

  @Test("at the end no lane can be chosen, and its outcome is collected once")
  mutating func end() {
    arrive(StepSamples.step([]))
    arrive(StepSamples.step([1], lanes: [], output: "2\n"))
    #expect(press("1") == [.say(.ended)])
    #expect(press("h") == [.say(.endedWell)])
    #expect(press("u") == [.show(StepSamples.step([]))])
    arrive(StepSamples.step([2], lanes: [], output: "2\n"))
    #expect(stepping.outcomes.reached.map(\.output) == ["2\n"])
    #expect(stepping.outcomes.count == 2 && stepping.outcomes.isWhole)
    arrive(StepSamples.step([1, 1], lanes: [], output: "1\n", isBroken: true))
    #expect(press("h") == [.say(.broken)])
    #expect(stepping.outcomes.reached.map(\.output) == ["2\n", "1\n"])
    #expect(stepping.outcomes.count == 2)
  }

  @Test("an outcome that no search has seen is one more")
  mutating func unseen() {
    arrive(StepSamples.step([1], lanes: [], output: "3\n"))
    #expect(stepping.outcomes.count == 3)
  }

  @Test("a hint says how many switches it takes; asked once more, which lane to choose")
  mutating func hint() {
    arrive(StepSamples.step([], lanes: [3, 7]))
    #expect(press("h") == [.search([])])
    let breaks = SteppingHint.breaks(switches: 2, first: 7)
    #expect(stepping.commands(for: .hinted(breaks)) == [.say(.hint(breaks))])
    #expect(press("h") == [.say(.choose(2, name: "thread 7"))])
    // Elsewhere it is another question.
    arrive(StepSamples.step([3]))
    #expect(press("h") == [.search([3])])
    let none = SteppingHint.cannotBreak(executions: 3)
    #expect(stepping.commands(for: .hinted(none)) == [.say(.hint(none))])
    #expect(press("h") == [.say(.hint(none))])
  }

  @Test("what cannot break from its first choice on may break in another way")
  mutating func elsewhere() {
    arrive(StepSamples.step([]))
    #expect(
      stepping.commands(for: .hinted(.cannotBreak(executions: 3))) == [.say(.onlyElsewhere)])
  }

  @Test("what is proved right needs no search for a hint")
  func proved() {
    var stepping = Stepping(outcomes: StepSamples.two, isProved: true)
    _ = stepping.commands(for: .arrived(StepSamples.step([])))
    #expect(stepping.commands(for: .key(.hint)) == [.say(.proved)])
  }

  @Test("where the worker has no answer, everything stays as it is")
  mutating func failed() {
    arrive(StepSamples.step([1]))
    #expect(stepping.commands(for: .failed(.silent)) == [.say(.failed(.silent))])
    #expect(stepping.step?.path == [1])
  }

  @Test("before the first step is known, a choice does nothing")
  mutating func early() {
    #expect(press("1") == [] && press("h") == [])
    #expect(press("q") == [.leave])
  }
}

@Suite("Keys of a person who chooses")
struct SteppingKeysTests {
  @Test("up to nine lanes a digit is enough; of more, a number ends with Enter")
  func numbers() {
    var keys = SteppingKeys()
    #expect(keys.key(for: "2", of: 9) == .choose(2))
    #expect(keys.key(for: "1", of: 12) == nil)
    #expect(keys.key(for: "2", of: 12) == nil)
    #expect(keys.digits == "12")
    #expect(keys.key(for: "\n", of: 12) == .choose(12))
    #expect(keys.digits.isEmpty)
    // Anything else is a change of mind.
    #expect(keys.key(for: "1", of: 12) == nil)
    #expect(keys.key(for: "u", of: 12) == .undo)
    #expect(keys.key(for: "\n", of: 12) == .other("\n"))
  }

  @Test("Ctrl-D is the end")
  func end() { #expect(SteppingKey("\u{4}") == .quit) }
}
