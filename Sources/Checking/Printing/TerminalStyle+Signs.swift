import Terminal

extension TerminalStyle {
  /// Marks a line where something goes wrong.
  var wrongSign: String { hasUnicode ? "✗" : "!" }
}
