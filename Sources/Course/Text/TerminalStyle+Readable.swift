import Terminal

extension TerminalStyle {
  /// The text with words and signs that everybody can read, where that is asked for.
  func readable(_ text: String) -> String {
    guard !hasUnicode else { return text }
    let words = text.replacing("✓ ", with: "passed: ").replacing("✗ ", with: "failed: ")
      .replacing("…", with: "...").replacing("“", with: "\"").replacing("”", with: "\"")
      .replacing("’", with: "'").replacing("–", with: "-").replacing("≤", with: "<=")
    return TextLayout.ascii(words)
  }
}
