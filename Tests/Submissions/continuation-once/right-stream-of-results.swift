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
  let (results, source) = AsyncStream.makeStream(of: Result<String, any Error>.self)
  geocoder.lookUp(place) { result in
    source.yield(result)
    source.finish()
  }
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
    source.yield(.failure(TimedOut()))
    source.finish()
  }
  for await result in results {
    return try result.get()
  }
  throw CancellationError()
}
