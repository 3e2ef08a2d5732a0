extension String {
  /// The text with some of its scalars replaced, also where several make up one character.
  ///
  /// - Parameter replacement: What takes a scalar's place; `nil` leaves it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
