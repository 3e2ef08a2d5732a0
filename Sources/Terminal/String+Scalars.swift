extension String {
  /// The text with some of its scalars replaced, also where several make up one character.
  ///
  /// What stands between two of them is copied as a whole: most texts are long, and have few.
  ///
  /// - Parameter replacement: What takes a scalar's place; `nil` leaves it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    var copied = startIndex
    for index in unicodeScalars.indices {
      guard let text = replacement(unicodeScalars[index]) else { continue }
      result += self[copied..<index]
      result += text
      copied = unicodeScalars.index(after: index)
    }
    return copied == startIndex ? self : result + self[copied...]
  }
}
