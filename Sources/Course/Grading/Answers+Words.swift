import Channel
import Checking
import Exploration

extension AnswerFault {
  /// What is wrong with the file, as a sentence.
  var sentence: String {
    switch self {
    case .tooLong: "This line has more than \(AnswerText.mostCharacters) characters."
    case .tooManyLines: "The file has more than \(AnswerText.mostLines) lines besides comments."
    case .neverPrinted(let word, _):
      "The program never prints '\(word)'. Each outcome stands on a line, in the letters that the program prints, "
        + "with ' / ' between its lines, as in: first / second / third."
    case .noSchedule: "The file has no schedule: put it on a line of its own, without '//'."
    case .secondSchedule: "The file has a second schedule; only one can be judged."
    case .noScheduleHere(_, let error): error.description
    case .moreThanChoices:
      "The schedule has to consist of choices alone: leave out what follows '@', '~' or '='."
    }
  }
}

extension PredictionResult {
  var headlineOfImpossible: String {
    impossible.count == 1
      ? "the outcome on line \(impossible[0].line) cannot happen"
      : "\(impossible.count) outcomes cannot happen"
  }

  var sentenceOfImpossible: String {
    let all = impossible.count + right
    return all == 1
      ? "Your one outcome cannot happen."
      : "\(impossible.count) of your \(all) outcomes cannot happen."
  }

  var headlineOfMissing: String {
    missing == 1 ? "an outcome is missing" : "\(missing) outcomes are missing"
  }

  var sentenceOfMissing: String {
    let listed =
      right == 0 ? "none of them is" : right == 1 ? "1 of them is" : "\(right) of them are"
    return
      "The program can print \(right + missing) different outcomes, and \(listed) in your list."
  }
}

extension ScheduleResult {
  /// What the schedule does, as sentences.
  var sentence: String {
    switch self {
    case .ofAnotherProgram(let beginning):
      "The schedule is one of another program, or of another version of this one. "
        + Self.beginning(beginning)
    case .notOffered:
      "At one of its steps the lane that it chooses cannot continue, or the program has ended before."
    case .otherEnd(let verdict, let asked):
      "The task asks for: \(asked.title). With this schedule the program "
        + (verdict.findings.first.map { "ends with: \($0.headline)." } ?? Self.printed(verdict))
    case .fails(let preemptions, let fewest):
      "Your schedule interrupts threads that could have continued \(Self.times(preemptions)); "
        + "the fewest that do is \(Self.times(fewest))."
    }
  }

  /// How the schedules of a program begin, as a sentence.
  static func beginning(_ text: String) -> String { "Schedules of this program begin with \(text)" }

  /// How many switches there are, and how many would do.
  var headline: String {
    guard case .fails(let preemptions, let fewest) = self else { return sentence }
    return "\(preemptions) \(preemptions == 1 ? "switch" : "switches") where \(fewest) would do"
  }

  private static func printed(_ verdict: Verdict) -> String {
    let printed = PrintedLines(output: verdict.outcomes.first?.output ?? "")
    return printed.lines.isEmpty
      ? "ends and prints nothing." : "ends as it should, and prints: \(printed)"
  }

  private static func times(_ count: Int) -> String {
    count == 0 ? "never" : count == 1 ? "once" : "\(count) times"
  }
}

extension UnfitProgram: CustomStringConvertible {
  /// Why no answer about the program can be judged, as the middle of a sentence.
  package var description: String {
    switch self {
    case .isWrong(let kind):
      "the program of the exercise has a mistake: \(kind?.title ?? "it cannot be explored")"
    case .isNotProved: "what the program of the exercise can print is not proved"
    case .assumes(let assumption):
      "what the program of the exercise can print depends on an assumption: \(assumption.rawValue)"
    case .cannotBeWritten(let lines):
      "an answer cannot say what the program of the exercise prints, because it is empty, has a '/' or "
        + "equals another outcome: '\(lines)'"
    case .isNotSettled(let kind):
      "it takes too long to find out with how few switches the program of the exercise fails: \(kind.title)"
    }
  }
}
