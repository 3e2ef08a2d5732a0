/// A piece of Swift that is neither space nor comment.
struct SwiftToken: Equatable {
  enum Kind {
    /// An identifier or a keyword.
    case word
    /// An identifier between backticks, which is never a keyword.
    case quotedWord
    case number
    /// One bracket, comma, colon, semicolon, dot, at sign or number sign.
    case punctuation
    /// A run of operator characters.
    case sign
    /// A string literal with all its interpolations.
    case string
    /// A regular expression between slashes.
    case regex
  }

  let kind: Kind
  /// The text; empty for a string or a regular expression, in which no word counts.
  let text: String
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// The line that it begins on, from 1.
  let line: Int
  /// Whether it is the first one on its line.
  let startsLine: Bool
  /// Whether there is space or a comment before it, and after it.
  let isSpacedBefore: Bool
  var isSpacedAfter = false

  /// Whether it is an unquoted word, or a sign or bracket, with this text.
  func `is`(_ text: String) -> Bool { kind != .quotedWord && self.text == text }
}
