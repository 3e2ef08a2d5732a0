/// What keys do, and why they do nothing.
extension WatchKey {
  /// What it does, in a word or two.
  package var word: String {
    switch self {
    case .next: "next"
    case .solution: "solutions"
    case .hint: "hint"
    case .story: "story"
    case .skip: "skip"
    case .task: "task"
    case .list: "list"
    case .back: "back"
    case .goTo: "go to"
    case .checkAll: "check all"
    case .reset: "reset"
    case .again: "again"
    case .more: "more"
    case .help: "keys"
    case .quit: "quit"
    case .yes: "yes"
    case .no: "no"
    }
  }

  /// What it does, as a line of the list of all keys; `nil` for the answers to a question.
  var explanation: String? {
    switch self {
    case .next: "the next exercise, after a pass"
    case .solution: "other solutions next to yours, after a pass"
    case .hint: "one more hint"
    case .story: "how it goes wrong, step by step"
    case .skip: "leave this exercise for later"
    case .task: "the task"
    case .list: "all exercises, and where you are"
    case .back: "the exercise before this one"
    case .goTo: "an exercise of your choice, by its number"
    case .checkAll: "check every exercise"
    case .reset: "begin this exercise again; your version is kept"
    case .again: "check your file again; saving it does the same"
    case .more: "the next part of a page that does not fit"
    case .help: "these keys"
    case .quit: "leave; your progress is kept"
    case .yes, .no: nil
    }
  }

  /// Why it does nothing now.
  ///
  /// - Parameter score: What the file came to, if it was graded.
  func refusal(_ score: Watch.Score?) -> String {
    let hasPassed = score?.hasPassed ?? false
    switch self {
    case .next: return "This exercise has not passed yet; k leaves it for later."
    case .skip: return "This exercise has passed; n goes to the next one."
    case .hint: return "This exercise has passed; o shows other solutions."
    case .solution: return "Other solutions are shown after a pass; h gives a hint."
    case .story where hasPassed: return "There is no story: nothing goes wrong."
    case .story where score == nil: return "There is no story yet; enter checks your file."
    case .story: return "There is no story: nothing could be run."
    default: return "'\(name)' does nothing here; ? lists the keys."
    }
  }

  /// The answer to a key while a check is at work.
  static let busy = "Your file is being checked; only q does something now."

  /// The answer to a character that is no key.
  static func unknown(_ character: Character) -> String {
    let isShown = character.isLetter || character.isNumber || character.isPunctuation
    return (isShown ? "'\(character)'" : "This key") + " does nothing; ? lists the keys."
  }

  /// All keys, each with what it does.
  static var explanations: String {
    allCases.compactMap { key in
      key.explanation.map { key.name + String(repeating: " ", count: 7 - key.name.count) + $0 }
    }.joined(separator: "\n") + "\n"
  }
}
