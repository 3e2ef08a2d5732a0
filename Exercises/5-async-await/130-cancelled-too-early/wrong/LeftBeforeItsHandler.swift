// diagnosis: wrongResult
// The stream ends as soon as the task is marked, and the handler is not called if the task has left it by then.

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
  let (answers, answer) = AsyncThrowingStream.makeStream(of: String.self)
  let transfer = library.start(file) { result in
    switch result {
    case .success(let text):
      answer.yield(text)
      answer.finish()
    case .failure(let error):
      answer.finish(throwing: error)
    }
  }
  return try await withTaskCancellationHandler {
    for try await text in answers { return text }
    throw CancellationError()
  } onCancel: {
    transfer.cancel()
  }
}
