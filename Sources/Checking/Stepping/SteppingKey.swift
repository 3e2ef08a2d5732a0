/// What a person types who chooses the lanes.
package enum SteppingKey: Sendable, Equatable {
  /// The lane of a number continues.
  case choose(Int)
  case undo, restart, hint, help, quit
  /// Anything else, as it was typed.
  case other(String)

  /// The key that a line means; upper and lower case are the same.
  package init(_ typed: String) {
    let typed = typed.lowercased()
    switch typed {
    case "u": self = .undo
    case "r": self = .restart
    case "h": self = .hint
    case "?": self = .help
    // The end of input is the end.
    case "q", "\u{4}": self = .quit
    default:
      let isNumber = !typed.isEmpty && typed.utf8.allSatisfy { (0x30...0x39).contains($0) }
      self = isNumber ? Int(typed).map { .choose($0) } ?? .other(typed) : .other(typed)
    }
  }
}
