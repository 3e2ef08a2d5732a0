extension String {
  /// The text with nothing in it that a terminal obeys, or that turns a line round.
  ///
  /// Line feeds and tabs stay, and what joins the parts of an emoji.
  package var printable: String {
    replacingScalars { scalar in
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n" || scalar == "\t": nil
      case .format where scalar == "\u{200D}": nil
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: nil
      }
    }
  }
}
