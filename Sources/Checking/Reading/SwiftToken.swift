/// A piece of Swift that is neither space nor comment.
package struct SwiftToken: Equatable {
  package enum Kind {
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

  package let kind: Kind
  /// The text; empty for a string or a regular expression, in which no word counts.
  package let text: String
  /// Where it stands, in bytes.
  package let range: Range<Int>
  /// The line that it begins on, from 1.
  package var line: Int
  /// Whether it is the first one on its line.
  package let startsLine: Bool
  /// Whether there is space or a comment before it, and after it.
  package let isSpacedBefore: Bool
  package var isSpacedAfter = false

  /// Whether it is an unquoted word, or a sign or bracket, with this text.
  package func `is`(_ text: String) -> Bool { kind != .quotedWord && self.text == text }
}
