// expected: continuationResumedTwice
import Dispatch
import Foundation

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// The task that waits for the address; resumed by whichever comes first.
private final class Waiting: @unchecked Sendable {
  private let lock = NSLock()
  private var _isDone = false
  private let continuation: CheckedContinuation<String, any Error>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    self.continuation = continuation
  }

  private var isDone: Bool {
    get { lock.withLock { _isDone } }
    set { lock.withLock { _isDone = newValue } }
  }

  func finish(with result: Result<String, any Error>) {
    guard !isDone else { return }
    isDone = true
    continuation.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let waiting = Waiting(continuation)
    geocoder.lookUp(place) { result in
      waiting.finish(with: result)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      waiting.finish(with: .failure(TimedOut()))
    }
  }
}
