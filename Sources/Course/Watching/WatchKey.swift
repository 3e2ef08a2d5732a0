/// A key that does something while an exercise is watched.
package enum WatchKey: Sendable, Equatable {
  case next, hint, task, list, checkAll, reset, again, quit, yes, no

  /// The character that the key sends.
  package var character: Character {
    switch self {
    case .next, .no: "n"
    case .hint: "h"
    case .task: "t"
    case .list: "l"
    case .checkAll: "a"
    case .reset: "x"
    case .again: "\n"
    case .quit: "q"
    case .yes: "y"
    }
  }

  /// What it does, in a word or two.
  package var word: String {
    switch self {
    case .next: "next"
    case .hint: "hint"
    case .task: "task"
    case .list: "list"
    case .checkAll: "check all"
    case .reset: "reset"
    case .again: "again"
    case .quit: "quit"
    case .yes: "yes"
    case .no: "no"
    }
  }

  /// The name of the key.
  package var name: String { self == .again ? "enter" : String(character) }

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
