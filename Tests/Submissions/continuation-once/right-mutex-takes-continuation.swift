import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// Hands out a continuation once.
private final class Once: Sendable {
  private let continuation: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    self.continuation = Mutex(continuation)
  }

  func resume(with result: Result<String, any Error>) {
    let first = continuation.withLock { stored in
      defer { stored = nil }
      return stored
    }
    first?.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let once = Once(continuation)
    geocoder.lookUp(place) { once.resume(with: $0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      once.resume(with: .failure(TimedOut()))
    }
  }
}
