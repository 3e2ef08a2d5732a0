// Both put their results into a stream; the first one is taken, and nobody reads another.

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
  let (results, continuation) = AsyncStream.makeStream(of: Result<String, any Error>.self)
  geocoder.lookUp(place) { continuation.yield($0) }
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
    continuation.yield(.failure(TimedOut()))
  }
  for await result in results { return try result.get() }
  throw CancellationError()
}
