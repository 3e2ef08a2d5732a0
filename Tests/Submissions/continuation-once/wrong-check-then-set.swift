// expected: continuationResumedTwice
// Looks at the flag in one lock and sets it in another: both may resume.

import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let resumed = Flag()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { result in
      if !resumed.isSet {
        resumed.set()
        continuation.resume(with: result)
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if !resumed.isSet {
        resumed.set()
        continuation.resume(throwing: TimedOut())
      }
    }
  }
}
