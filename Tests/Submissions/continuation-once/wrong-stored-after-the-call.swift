// expected: wrongResult
import Dispatch
import Foundation

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// The continuation as long as it has not been resumed.
private final class Pending: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<String, any Error>?

  func store(_ continuation: CheckedContinuation<String, any Error>) {
    lock.withLock { self.continuation = continuation }
  }

  func resume(with result: Result<String, any Error>) {
    lock.lock()
    let caller = continuation
    continuation = nil
    lock.unlock()
    caller?.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let pending = Pending()
  return try await withCheckedThrowingContinuation { continuation in
    geocoder.lookUp(place) { pending.resume(with: $0) }
    pending.store(continuation)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      pending.resume(with: .failure(TimedOut()))
    }
  }
}
