// right: a cancellation handler sets an atomic flag that the loop looks at
import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  let isCancelled = Atomic<Bool>(Task.isCancelled)
  return try await withTaskCancellationHandler {
    var length = firstPause
    for attempt in 1...attempts {
      if isCancelled.load(ordering: .acquiring) { throw CancellationError() }
      do {
        return try await operation()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        if attempt == attempts || isCancelled.load(ordering: .acquiring) { throw error }
        try await pause(length)
        length *= 2
      }
    }
    throw CancellationError()
  } onCancel: {
    isCancelled.store(true, ordering: .releasing)
  }
}
