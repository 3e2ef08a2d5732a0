// Both exchange an atomic flag, and only one of them finds it unset: that one resumes the continuation.

import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// Whether the answer or the limit has come.
private final class First: Sendable {
  private let hasCome = Atomic(false)

  /// Whether nobody has asked this before.
  func isFirst() -> Bool { !hasCome.exchange(true, ordering: .acquiringAndReleasing) }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let first = First()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { result in
      if first.isFirst() { continuation.resume(with: result) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if first.isFirst() { continuation.resume(throwing: TimedOut()) }
    }
  }
}
