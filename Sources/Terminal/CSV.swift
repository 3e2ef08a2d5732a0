/// Text for CSV, after RFC 4180.
package enum CSV {
  /// One record, without its line end.
  package static func record(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",")
  }

  /// A field, between quotation marks where a reader would take it for several.
  ///
  /// Some readers know more line ends than the RFC does. They know scalars, not characters: a
  /// quotation mark that a combining mark follows is one.
  private static func field(_ text: String) -> String {
    let special = "\",\r\n\u{85}\u{2028}\u{2029}".unicodeScalars
    guard text.unicodeScalars.contains(where: special.contains) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
