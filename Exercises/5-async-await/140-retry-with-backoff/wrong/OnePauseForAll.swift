// diagnosis: wrongResult
// How long to wait is a global variable, and only a success sets it back: the server is the same one.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

private let factor = Mutex(1)

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  for _ in 1..<attempts {
    do {
      let value = try await operation()
      factor.withLock { $0 = 1 }
      return value
    } catch {
      if error is CancellationError || Task.isCancelled { throw error }
    }
    let times = factor.withLock { factor in
      defer { factor *= 2 }
      return factor
    }
    try await pause(firstPause * times)
    try Task.checkCancellation()
  }
  return try await operation()
}
