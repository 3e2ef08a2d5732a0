import Terminal

extension Report {
  /// The report as JSON with sorted keys, ending in a line break; ``read(_:)`` reads it again.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which JSON cannot hold.
  package func json() throws -> String {
    try CanonicalJSON.line(self)
  }
}
