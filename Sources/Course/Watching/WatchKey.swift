/// A key that does something while an exercise is watched.
package enum WatchKey: Sendable, Equatable, CaseIterable {
  case next, solution, hint, story, skip, task, list, back, goTo, checkAll, reset, again, more, help
  case quit, yes, no

  /// The character that the key sends.
  package var character: Character {
    switch self {
    case .next, .no: "n"
    case .solution: "o"
    case .hint: "h"
    case .story: "s"
    case .skip: "k"
    case .task: "t"
    case .list: "l"
    case .back: "b"
    case .goTo: "g"
    case .checkAll: "a"
    case .reset: "x"
    case .again: "\n"
    case .more: " "
    case .help: "?"
    case .quit: "q"
    case .yes: "y"
    }
  }

  /// The name of the key.
  package var name: String {
    switch self {
    case .again: "enter"
    case .more: "space"
    default: String(character)
    }
  }

  /// Whether a character means this key: upper and lower case are the same.
  func matches(_ typed: Character) -> Bool {
    let typed = typed.isNewline ? "\n" : Character(typed.lowercased())
    // The end of input is the end.
    return typed == character || (self == .quit && typed == "\u{4}")
  }

  /// The keys as one line that fits a width.
  package static func line(_ keys: [WatchKey], width: Int) -> String {
    let long = keys.map { "\($0.name):\($0.word)" }.joined(separator: "  ")
    return long.count <= width ? long : "keys: " + keys.map(\.name).joined(separator: " ")
  }

  /// The keys as a sentence, to be read aloud.
  package static func sentence(_ keys: [WatchKey]) -> String {
    "Keys: " + keys.map { "\($0.name) for \($0.word)" }.joined(separator: ", ") + "."
  }
}
