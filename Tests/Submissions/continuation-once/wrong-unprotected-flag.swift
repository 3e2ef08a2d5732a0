// expected: dataRace
// The flag is read and written by the library's queue and the timer without protection.

import Dispatch

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

private final class Flag: @unchecked Sendable {
  var isDone = false
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let flag = Flag()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { result in
      guard !flag.isDone else { return }
      flag.isDone = true
      continuation.resume(with: result)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      guard !flag.isDone else { return }
      flag.isDone = true
      continuation.resume(throwing: TimedOut())
    }
  }
}
