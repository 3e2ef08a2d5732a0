// diagnosis: wrongResult
// A cancelled task gets its error at once, and the transfer goes on.

import Synchronization

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
  _ = library.start(file) { result in
    answer.yield(result)
    answer.finish()
  }
  for await result in answers { return try result.get() }
  throw CancellationError()
}
