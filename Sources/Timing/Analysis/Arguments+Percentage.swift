import Terminal

extension Arguments {
  /// The value of an option as a share, such as 0.02 for `2%`.
  ///
  /// - Throws: ``UsageError`` if it is no percentage above 0, or above 100.
  package func percentage(
    _ name: String, default standard: Double
  ) throws(UsageError) -> Double {
    guard let text = string(name) else { return standard }
    let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text)
    guard let number, number.isFinite, number > 0, number <= 100, text.hasSuffix("%") else {
      throw UsageError("\(name) takes a percentage above 0 such as 2%, not '\(text)'")
    }
    return number / 100
  }
}
