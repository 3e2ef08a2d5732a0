// diagnosis: wrongResult
// The limit was doubled when people complained: an answer after it counts, and the caller waits for longer.

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

  func finish(with result: Result<String, any Error>) {
    let first = waiting.withLock { waiting in
      let first = waiting
      waiting = nil
      return first
    }
    first?.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let answer = Answer(continuation)
    geocoder.lookUp(place) { answer.finish(with: $0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(2 * milliseconds)) {
      answer.finish(with: .failure(TimedOut()))
    }
  }
}
