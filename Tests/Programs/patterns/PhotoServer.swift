// The server of the patterns, for the explorer, in place of Sources/Patterns/Support/PhotoServer.swift:
// the same places with the same answers (PhotoServer+Routes.swift), without threads and sockets.
import Foundation

struct PhotoServer: Sendable {
  /// What comes back from a place, and when.
  struct Answer: Sendable {
    let status: Int
    let result: Result<Data, URLError>
    let delay: Duration
  }

  /// The server of the part that runs.
  ///
  /// Without a lock: it is made before anybody asks it.
  private nonisolated(unsafe) static var current: PhotoServer?

  private let routes: [Route]
  /// How long the server takes for what takes a second in real time.
  private let second: Duration

  init(for stage: Stage) throws {
    routes = try Self.routes(for: stage)
    second = stage.length * (.seconds(1) / stage.unit)
    Self.current = self
  }

  func url(_ place: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1\(Self.path(ofName: place))") else {
      preconditionFailure("no address: \(place)")
    }
    return url
  }

  func open(_ connections: Int, of session: URLSession) async throws {}

  func stop() {}

  /// Answers as the real server does, pieces and all.
  static func answer(to url: URL) -> Answer {
    guard let server = current, let route = server.routes.first(where: { $0.path == url.path })
    else { return Answer(status: 404, result: .success(Data()), delay: .zero) }
    let request = Request(
      method: "GET", path: url.path, query: "", headers: [:], keepsAlive: false)
    guard let response = try? route.answer(request) else {
      return Answer(status: 500, result: .success(Data()), delay: .zero)
    }
    let pieces = response.body.reduce(response.delay) { $0 + $1.delay }
    return Answer(
      status: response.status,
      result: response.dropsAfter == nil
        ? .success(Data(response.body.flatMap(\.bytes)))
        : .failure(URLError(.networkConnectionLost)),
      delay: server.second * (pieces / .seconds(1)))
  }
}
