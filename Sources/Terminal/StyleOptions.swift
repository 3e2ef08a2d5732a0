/// `--plain` and `--width`, which every command has.
extension CommandSyntax.Option {
  /// The option that asks for ASCII without colour.
  package static let plain = CommandSyntax.Option("--plain", help: "ASCII only and no colour.")

  /// The option that sets the number of columns.
  ///
  /// - Parameter narrowest: The fewest columns that the command can do with.
  package static func width(from narrowest: Int) -> CommandSyntax.Option {
    let range = TerminalStyle.widths(from: narrowest)
    return CommandSyntax.Option(
      "--width", "N",
      help: "The number of columns, \(range.lowerBound) to \(range.upperBound) "
        + "(default: the terminal's, or 80).")
  }
}

extension Arguments {
  /// The number of columns that the user asks for; `nil` for what the terminal has.
  ///
  /// - Parameter narrowest: The fewest columns that the command can do with.
  /// - Throws: ``UsageError`` if it is no whole number, or too small or large.
  package func width(from narrowest: Int) throws(UsageError) -> Int? {
    let width = try integer("--width", default: 0, in: TerminalStyle.widths(from: narrowest))
    return width == 0 ? nil : width
  }

  /// How the user wants the text on standard output.
  ///
  /// - Parameters:
  ///   - narrowest: The fewest columns that the command can do with.
  ///   - isElsewhere: Whether it goes to a file instead, which has no colour.
  /// - Throws: ``UsageError`` if the width is no whole number, or too small or large.
  package func style(
    from narrowest: Int, isElsewhere: Bool = false
  ) throws(UsageError) -> TerminalStyle {
    TerminalStyle(
      descriptor: isElsewhere ? -1 : 1, plain: has("--plain"), width: try width(from: narrowest))
  }
}

extension TerminalStyle {
  fileprivate static func widths(from narrowest: Int) -> ClosedRange<Int> { narrowest...400 }
}
