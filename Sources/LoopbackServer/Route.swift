/// One place of the server, and how it answers there.
public struct Route: Sendable {
  /// The path, which must match exactly, such as "/photos.json".
  public let path: String
  /// Makes the answer, on the thread of the connection; what it throws becomes a 500.
  public let answer: @Sendable (Request) throws -> Response

  /// Makes a route that computes its answer.
  public init(_ path: String, answer: @escaping @Sendable (Request) throws -> Response) {
    self.path = path
    self.answer = answer
  }

  /// Makes a route that always answers the same.
  public init(_ path: String, _ response: Response) {
    self.init(path) { _ in response }
  }
}
