/// A learner's file that holds an answer, line by line; what follows `//` on a line is a comment.
struct AnswerText {
  /// A line that says something.
  struct Line {
    /// Its number, from 1.
    let number: Int
    /// What it says, without comment and spaces around it.
    let text: Substring
  }

  /// The lines that say something, in their order.
  let lines: [Line]

  /// The most characters of a line, and the most lines: no answer needs more.
  static let mostCharacters = 2000
  /// The most lines that say something.
  static let mostLines = 200

  /// - Throws: ``AnswerFault`` for more than an answer needs.
  init(_ text: String) throws(AnswerFault) {
    var lines: [Line] = []
    // Some editors put a mark in front of a text.
    let scalars = text.unicodeScalars
    let start =
      scalars.first == "\u{FEFF}" ? scalars.index(after: scalars.startIndex) : scalars.startIndex
    let all = text[start...].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let said = Self.trimmed(line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)])
      if said.isEmpty { continue }
      guard said.count <= Self.mostCharacters else { throw .tooLong(line: index + 1) }
      lines.append(Line(number: index + 1, text: said))
      guard lines.count <= Self.mostLines else { throw .tooManyLines(line: index + 1) }
    }
    self.lines = lines
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return text[..<end].drop(while: \.isWhitespace)
  }
}
