import Dispatch

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

private final class Pending: @unchecked Sendable {
  let queue = DispatchQueue(label: "geocoder.pending")
  private var continuation: CheckedContinuation<String, any Error>?

  init(_ continuation: CheckedContinuation<String, any Error>) {
    self.continuation = continuation
  }

  /// Only on `queue`.
  func finish(_ result: Result<String, any Error>) {
    dispatchPrecondition(condition: .onQueue(queue))
    continuation?.resume(with: result)
    continuation = nil
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let pending = Pending(continuation)
    pending.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      pending.finish(.failure(TimedOut()))
    }
    geocoder.lookUp(place) { result in
      pending.queue.async { pending.finish(result) }
    }
  }
}
