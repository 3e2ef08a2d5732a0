// expected: continuationResumedTwice
// An error of the library resumes without noting it, and the limit resumes once more.
import Dispatch
import Synchronization

struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

struct TimedOut: Error {}

private final class Once: Sendable {
  private let isUsed = Atomic(false)

  func claim() -> Bool { !isUsed.exchange(true, ordering: .acquiringAndReleasing) }
}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let once = Once()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { result in
      switch result {
      case .success(let address):
        if once.claim() { continuation.resume(returning: address) }
      case .failure(let error):
        continuation.resume(throwing: error)
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      if once.claim() { continuation.resume(throwing: TimedOut()) }
    }
  }
}
