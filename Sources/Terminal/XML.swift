/// Text for XML 1.0, which has no place for most control characters.
///
/// A reader knows scalars, not characters: a sign that a combining mark follows is that sign.
package enum XML {
  /// The text as it stands between two tags.
  package static func text(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      // A reader makes a line feed of every line end that is not written as a number.
      case "\r": "&#13;"
      case "\t", "\n": nil
      default: scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value) ? "\u{FFFD}" : nil
      }
    }
  }

  /// The text as it stands between the quotation marks of an attribute.
  package static func attribute(_ text: String) -> String {
    self.text(text).replacingScalars { scalar in
      switch scalar {
      case "\"": "&quot;"
      // A reader makes spaces of these.
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }
}
