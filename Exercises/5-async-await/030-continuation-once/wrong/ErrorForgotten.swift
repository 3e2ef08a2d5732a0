// diagnosis: continuationNeverResumed
// An error takes the continuation out and leaves without resuming it.

import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// A continuation that only the first of several results resumes.
private final class Answer: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    waiting = Mutex(continuation)
  }

  func take() -> CheckedContinuation<String, any Error>? {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let answer = Answer(continuation)
    geocoder.lookUp(place) { result in
      let first = answer.take()
      guard case .success(let address) = result else { return }
      first?.resume(returning: address)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      answer.take()?.resume(throwing: TimedOut())
    }
  }
}
