import SwiftReading

/// A piece of Swift that is neither space nor comment.
package struct SwiftToken: Equatable, Sendable {
  /// What sort of piece it is.
  package let kind: SourceOutline.Token.Kind
  /// The text; empty for the characters of a string or a regular expression, in which no word counts.
  package let text: String
  /// Where it stands, in bytes.
  package let range: Range<Int>
  /// The line that it begins on, from 1.
  package let line: Int
  /// How many strings are open around it, so that it stands in an interpolation.
  package let strings: Int

  init(_ token: SourceOutline.Token, in bytes: [UInt8], line: Int) {
    kind = token.kind
    let isText = [.quote, .rawDelimiter, .characters, .regex].contains(token.kind)
    text = isText ? "" : String(decoding: bytes[token.range], as: UTF8.self)
    range = token.range
    self.line = line
    strings = token.strings
  }

  /// The name that a word or a word between backticks stands for.
  package var name: String { text.filter { $0 != "`" } }

  /// Whether it is an unquoted word, or a sign or bracket, with this text.
  package func `is`(_ text: String) -> Bool { kind != .quotedWord && self.text == text }
}
