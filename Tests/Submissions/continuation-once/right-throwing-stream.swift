import Dispatch

struct Geocoder: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let lookUp: @Sendable (_ place: String, _ done: @escaping Done) -> Void
}

struct TimedOut: Error {}

func address(
  of place: String, from geocoder: Geocoder, within milliseconds: Int
) async throws -> String {
  let (answers, source) = AsyncThrowingStream.makeStream(of: String.self)
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
    source.finish(throwing: TimedOut())
  }
  geocoder.lookUp(place) { result in
    source.yield(with: result)
    source.finish()
  }
  for try await answer in answers { return answer }
  throw TimedOut()
}
