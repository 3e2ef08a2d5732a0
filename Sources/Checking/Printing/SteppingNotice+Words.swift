import Channel
import Terminal

extension SteppingNotice {
  /// What is said, as paragraphs.
  package var words: [String] {
    switch self {
    case .noLane(let number, let count):
      [
        "There is no lane \(number) to choose: "
          + (count == 1 ? "only 1 can continue." : "\(count) can continue, 1 to \(count).")
      ]
    case .ended: ["This execution has ended: no lane can continue. \(Self.afterEnd)"]
    case .nothingToUndo: ["There is nothing to undo: this is the first choice."]
    case .unknown("\n"), .unknown(""): ["Nothing was chosen. \(Self.pointer)"]
    case .unknown(let typed):
      ["'\(TextLayout.clip(typed.printable, to: 20, ellipsis: "~"))' does nothing. \(Self.pointer)"]
    case .help: Self.keys
    case .proved: ["No order breaks it. You can still collect its outcomes."]
    case .onlyElsewhere:
      [
        "No execution breaks as it is followed here: with timers on time, waits that end with a "
          + "signal, and a wide pool. The schedule of a finding follows it as it was found: add "
          + "--replay SCHEDULE."
      ]
    case .broken: ["It is broken already. \(Self.afterEnd)"]
    case .endedWell: ["This execution has ended without breaking. \(Self.afterEnd)"]
    case .hint(let hint): [Self.words(of: hint)]
    case .choose(let number, let name): ["Choose \(number), \(name)."]
    case .failed(let failure): [Self.words(of: failure)]
    }
  }

  private static let afterEnd = "Press u to undo the last choice, r to start again, or q to quit."
  private static let pointer = "? lists the keys."

  private static func words(of hint: SteppingHint) -> String {
    switch hint {
    case .breaks(0, _):
      "It breaks without another switch. Press h again to see which lane to choose."
    case .breaks(let switches, _):
      "It breaks within \(switches) switch\(switches == 1 ? "" : "es"). Press h again to see which "
        + "lane to choose."
    case .cannotBreak(let executions):
      "It cannot break from here: "
        + (executions == 1
          ? "there is only one way on." : "none of the \(executions) ways on does.")
        + " Press u to undo the last choice."
    case .notFound(let switches?, let executions):
      "It does not break within \(switches) switch\(switches == 1 ? "" : "es"), and \(executions) "
        + "executions from here did not show more. Perhaps undo with u."
    case .notFound(nil, let executions):
      "\(executions) executions from here did not break, and there are more."
    }
  }

  private static func words(of failure: SteppingFailure) -> String {
    switch failure {
    case .departed:
      "The program does not match this schedule; is the schedule from another version of the file?"
    case .silent:
      "The program did not come back from this choice. Choose another one, or undo with u."
    case .died(let how):
      "The program crashed after this choice (\(how.printable)). Choose another one, or undo with u."
    case .refused(let reason): "The program cannot be started: \(reason.printable)"
    }
  }

  private static let keys = [
    "You are the scheduler: at each point you choose which lane takes its next step.",
    "1, 2, …  the lane of that number continues",
    "u        undo the last choice",
    "r        start the execution again",
    "h        a hint: how many switches it takes to break; again: which lane to choose",
    "?        these keys",
    "q        quit, and print the schedule to come back with",
    "A switch is a choice of another lane than the one that ran last (marked >), if that one can "
      + "continue. Where only one lane can continue, it does so without a question.",
  ]
}
