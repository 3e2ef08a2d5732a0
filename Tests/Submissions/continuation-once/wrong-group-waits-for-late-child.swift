// expected: continuationNeverResumed
import Dispatch

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask {
      try await withCheckedThrowingContinuation { continuation in
        geocoder.lookUp(place) { result in
          continuation.resume(with: result)
        }
      }
    }
    group.addTask {
      try await Task.sleep(for: .milliseconds(milliseconds))
      throw TimedOut()
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw TimedOut() }
    return first
  }
}
