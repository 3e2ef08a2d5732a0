import Terminal

/// Words for the characters outside ASCII that the texts of the catalogue use.
enum ASCII {
  private static let words: [Character: String] = [
    "→": "->", "←": "<-", "…": "...", "–": "-", "—": "-", "’": "'", "‘": "'", "“": "\"",
    "”": "\"", "×": "x", "≤": "<=", "≥": ">=", "₁": "1", "∞": "inf", "µ": "u", "·": ".",
    "█": "#", "░": "-",
  ]

  /// The text as it is, or in ASCII where the style asks for it.
  static func text(_ text: String, in style: TerminalStyle) -> String {
    guard !style.hasUnicode else { return text }
    return text.map { $0.isASCII ? String($0) : words[$0] ?? "?" }.joined()
  }
}
