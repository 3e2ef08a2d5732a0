/// One place of the server, and how it answers there.
package struct Route: Sendable {
  /// The path, which must match exactly, such as "/photos.json".
  package let path: String
  /// Makes the answer, on the thread of the connection; what it throws becomes a 500.
  package let answer: @Sendable (Request) throws -> Response

  /// Makes a route that computes its answer.
  package init(_ path: String, answer: @escaping @Sendable (Request) throws -> Response) {
    self.path = path
    self.answer = answer
  }

  /// Makes a route that always answers the same.
  package init(_ path: String, _ response: Response) {
    self.init(path) { _ in response }
  }
}
