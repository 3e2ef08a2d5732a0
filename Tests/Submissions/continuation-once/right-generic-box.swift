import Dispatch
import Foundation

struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

struct TimedOut: Error {}

private final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Value, any Error>?

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  func resume(with result: Result<Value, any Error>) {
    lock.lock()
    let taken = continuation
    continuation = nil
    lock.unlock()
    taken?.resume(with: result)
  }
}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let box = Box(continuation)
    let limit = DispatchTime.now() + .milliseconds(milliseconds)
    DispatchQueue.global().asyncAfter(deadline: limit) {
      box.resume(with: .failure(TimedOut()))
    }
    geocoder.lookUp(place, box.resume)
  }
}
