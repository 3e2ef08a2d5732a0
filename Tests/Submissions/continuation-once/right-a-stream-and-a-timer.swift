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
  let (outcomes, line) = AsyncStream.makeStream(
    of: Result<String, any Error>.self, bufferingPolicy: .bufferingOldest(1))
  let timer = DispatchSource.makeTimerSource()
  timer.setEventHandler { line.yield(.failure(TimedOut())) }
  timer.schedule(deadline: .now() + .milliseconds(milliseconds))
  timer.activate()
  defer { timer.cancel() }

  geocoder.lookUp(place) { line.yield($0) }

  for await outcome in outcomes {
    return try outcome.get()
  }
  throw CancellationError()
}
