/// One HTTP request, as far as the server understands it.
package struct Request: Sendable, Equatable {
  /// The method, such as "GET".
  package let method: String
  /// The path of the target, such as "/photos/1.ppm", percent-encoded as it came.
  package let path: String
  /// What stands behind the question mark of the target; empty if there is none.
  package let query: String
  /// The header fields, with their names in small letters; repeated ones are joined by commas.
  package let headers: [String: String]
  /// Whether the connection stays open after the answer.
  package let keepsAlive: Bool
}
