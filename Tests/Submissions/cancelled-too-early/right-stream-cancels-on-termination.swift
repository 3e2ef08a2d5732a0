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
  try Task.checkCancellation()
  let answers = AsyncThrowingStream<String, any Error> { continuation in
    let transfer = library.start(file) { result in
      continuation.yield(with: result)
      continuation.finish()
    }
    continuation.onTermination = { reason in
      if case .cancelled = reason { transfer.cancel() }
    }
  }
  for try await text in answers { return text }
  throw CancellationError()
}
