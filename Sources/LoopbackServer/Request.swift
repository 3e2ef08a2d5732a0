/// One HTTP request, as far as the server understands it.
public struct Request: Sendable, Equatable {
  /// The method, such as "GET".
  public let method: String
  /// The path of the target, such as "/photos/1.ppm", percent-encoded as it came.
  public let path: String
  /// What stands behind the question mark of the target; empty if there is none.
  public let query: String
  /// The header fields, with their names in small letters; repeated ones are joined by commas.
  public let headers: [String: String]
  /// Whether the connection stays open after the answer.
  public let keepsAlive: Bool
}
