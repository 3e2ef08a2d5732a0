// diagnosis: wrongResult
// Nobody waits longer than a minute, so larger limits become one.
import Dispatch
import Synchronization

struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

struct TimedOut: Error {}

private final class Once: Sendable {
  private let isOver = Mutex(false)
  func first() -> Bool {
    isOver.withLock { over in
      defer { over = true }
      return !over
    }
  }
}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let once = Once()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { result in
      if once.first() { continuation.resume(with: result) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(min(milliseconds, 60_000))) {
      if once.first() { continuation.resume(throwing: TimedOut()) }
    }
  }
}
