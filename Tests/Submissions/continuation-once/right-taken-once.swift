import Dispatch
import Synchronization

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// A caller who gets one answer, the first.
private final class Caller: Sendable {
  private let waiting: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    waiting = Mutex(continuation)
  }

  func tell(_ result: Result<String, any Error>) {
    let caller = waiting.withLock { waiting in
      let caller = waiting
      waiting = nil
      return caller
    }
    caller?.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let caller = Caller(continuation)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      caller.tell(.failure(TimedOut()))
    }
    geocoder.lookUp(place, caller.tell)
  }
}
