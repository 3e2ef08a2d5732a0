// diagnosis: wrongResult
// Takes an empty answer for none, and waits until the limit is over.
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
  private let isOver = Atomic(false)
  func take() -> Bool { !isOver.exchange(true, ordering: .acquiringAndReleasing) }
}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let isOver = Flag()
    geocoder.lookUp(place) { result in
      if case .success("") = result { return }
      if isOver.take() { continuation.resume(with: result) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if isOver.take() { continuation.resume(throwing: TimedOut()) }
    }
  }
}
