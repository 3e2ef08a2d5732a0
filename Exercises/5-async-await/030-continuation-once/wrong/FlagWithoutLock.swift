// diagnosis: dataRace
// A flag says whether one of them was first, and both threads read and write it as they come.

import Dispatch

/// An old library: it calls `done` once, or never, from any thread.
struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

/// There was no answer in time.
struct TimedOut: Error {}

/// Remembers whether the continuation is resumed.
private final class Answer: @unchecked Sendable {
  private let continuation: CheckedContinuation<String, any Error>
  private var isFinished = false

  init(_ continuation: CheckedContinuation<String, any Error>) {
    self.continuation = continuation
  }

  func finish(with result: Result<String, any Error>) {
    if isFinished { return }
    isFinished = true
    continuation.resume(with: result)
  }
}

/// The address of a place, if it comes within the limit.
func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let answer = Answer(continuation)
    geocoder.lookUp(place) { answer.finish(with: $0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      answer.finish(with: .failure(TimedOut()))
    }
  }
}
