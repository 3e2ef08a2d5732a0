/// Something small that concurrent code is made of, done many times in a row to be measured.
struct Primitive: Sendable {
  /// How it is done.
  enum Body: Sendable {
    /// On the calling thread, which it may block.
    case blocking(@Sendable (_ times: Int) -> Void)
    /// In a task, while the main thread waits.
    case asynchronous(@Sendable (_ times: Int) async -> Void)
    /// On two threads at once, each half of the times; tells how many nanoseconds they were at it.
    case contended(@Sendable (_ times: Int) -> Double)
  }

  /// The name in the table.
  let name: String
  /// What one of it is.
  let what: String
  let body: Body

  static func blocking(
    _ name: String, _ what: String, _ body: @escaping @Sendable (_ times: Int) -> Void
  ) -> Primitive {
    Primitive(name: name, what: what, body: .blocking(body))
  }

  static func asynchronous(
    _ name: String, _ what: String, _ body: @escaping @Sendable (_ times: Int) async -> Void
  ) -> Primitive {
    Primitive(name: name, what: what, body: .asynchronous(body))
  }
}
