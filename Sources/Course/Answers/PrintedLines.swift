/// What a program prints, as people write it on one line: its lines with " / " between them.
package struct PrintedLines: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The lines, without spaces at their ends; empty ones are left out.
  package let lines: [String]

  /// What stands between two lines.
  static let separator: Character = "/"

  /// What an answer means.
  package init(answer: some StringProtocol) {
    lines = Self.trimmed(answer.split(separator: Self.separator))
  }

  /// What was printed.
  package init(output: String) {
    lines = Self.trimmed(output.split(whereSeparator: \.isNewline))
  }

  private static func trimmed(_ parts: [some StringProtocol]) -> [String] {
    parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// As an answer has it.
  package var description: String { lines.joined(separator: " \(Self.separator) ") }

  /// By their text.
  package static func < (one: PrintedLines, other: PrintedLines) -> Bool {
    one.description < other.description
  }
}
