// No handler: a stream ends when its task is cancelled, and the transfer is cancelled in any case; after its end that does nothing.

/// A transfer that the library has started.
protocol Transfer: Sendable {
  /// Stops the transfer.
  func cancel()
}

/// An old library for downloads.
struct Library: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let start: @Sendable (_ file: String, _ done: @escaping Done) -> any Transfer
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let (answers, answer) = AsyncStream.makeStream(of: Result<String, any Error>.self)
  let transfer = library.start(file) { result in
    answer.yield(result)
    answer.finish()
  }
  defer { transfer.cancel() }
  for await result in answers { return try result.get() }
  throw CancellationError()
}
