// diagnosis: continuationNeverResumed
// Keeps the continuations by place, so a second question for a place replaces the first one.
import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

private enum Open {
  static let places = Mutex<[String: CheckedContinuation<String, any Error>]>([:])
}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    Open.places.withLock { $0[place] = continuation }
    geocoder.lookUp(place) { result in
      Open.places.withLock { $0.removeValue(forKey: place) }?.resume(with: result)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      Open.places.withLock { $0.removeValue(forKey: place) }?.resume(throwing: TimedOut())
    }
  }
}
