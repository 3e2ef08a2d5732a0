import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// A ticket that only one can have.
private final class Ticket: Sendable {
  private let isTaken = Atomic(false)

  /// Whether the caller is the one who has it.
  func take() -> Bool {
    isTaken.compareExchange(
      expected: false, desired: true, ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let ticket = Ticket()
  return try await withCheckedThrowingContinuation { continuation in
    let deadline = DispatchTime.now() + .milliseconds(milliseconds)
    DispatchQueue.global().asyncAfter(deadline: deadline) {
      guard ticket.take() else { return }
      continuation.resume(throwing: TimedOut())
    }
    geocoder.lookUp(place) { result in
      guard ticket.take() else { return }
      continuation.resume(with: result)
    }
  }
}
