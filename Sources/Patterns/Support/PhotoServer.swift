import Foundation
import LoopbackServer
import Timeline

/// The HTTP server of the lessons that fetch: a catalogue and its photos, on this machine.
///
/// How long an answer takes follows the stage's unit and seed. The server's work is drawn on the
/// threads of its connections; asking for a place counts as handing that work out.
///
/// | place | answer | takes |
/// |---|---|---|
/// | `catalogue` | the list of ``ListedPhoto`` as JSON | half a unit |
/// | `photo 1`… | a picture, in four pieces | 1 to 3 units |
/// | `small photo 1`… | the same picture, small | half a unit |
/// | `missing` | nothing: 404 | half a unit |
/// | `broken` | the server fails: 500 | half a unit |
/// | `cut` | a picture that breaks off in the middle | 1 unit |
/// | `slow` | a picture, but not while anybody waits | an hour |
struct PhotoServer: Sendable {
  private let server: LoopbackServer
  private let stage: Stage

  /// Starts the server.
  ///
  /// - Throws: `LoopbackError` if the system has no socket to give.
  init(for stage: Stage) throws {
    self.stage = stage
    Self.bypassProxy
    server = try LoopbackServer(
      routes: Self.routes(for: stage),
      onEvent: { event in
        switch event {
        case .received(let request):
          guard let task = Int(request.query) else { return }
          stage.recorder.begin(task, label: Self.name(ofPath: request.path))
        case .answered(let request, _), .abandoned(let request):
          guard let task = Int(request.query) else { return }
          stage.recorder.end(task)
        case .refused:
          return
        }
      })
  }

  /// The address of a place, for one request by the caller.
  func url(_ place: String) -> URL {
    let task = stage.facts.nextNumber(after: stage.chores.count)
    stage.recorder.handOut(task)
    return server.url("\(Self.path(ofName: place))?\(task)")
  }

  /// Hangs up on every client and waits until the server has ended.
  func stop() {
    server.stop()
  }

  /// Keeps the proxy of the environment out, once, when the first server starts.
  ///
  /// A proxy does not know the way to this machine's loopback, and on Linux a session asks it
  /// whatever the session's configuration says.
  private static let bypassProxy: Void = {
    let others = ProcessInfo.processInfo.environment["no_proxy"].map { ",\($0)" } ?? ""
    setenv("no_proxy", "127.0.0.1\(others)", 1)
  }()

  private static func routes(for stage: Stage) throws -> [Route] {
    let unit = stage.unit
    var dice = stage.dice()
    var routes = [
      Route(path(ofName: "missing"), .text("no such photo\n", status: 404, after: unit / 2)),
      Route(path(ofName: "broken"), .text("out of order\n", status: 500, after: unit / 2)),
      Route(path(ofName: "cut"), full(1, after: unit).dropped(after: 100)),
      Route(path(ofName: "slow"), full(1, after: .seconds(3600))),
      Route(
        path(ofName: "catalogue"),
        Response(
          type: "application/json", after: unit / 2,
          body: Array(try JSONEncoder().encode(listing(of: stage.chores.count))))),
    ]
    for number in 1...max(1, stage.chores.count) {
      // In quarters: one before the answer, and one before each further piece.
      let quarter = unit * Int.random(in: 1...3, using: &dice) / 4
      let small = Picture(number: number, width: 12, height: 8)
      routes += [
        Route(
          path(ofName: "photo \(number)"),
          full(number, after: quarter).inPieces(4, every: quarter)),
        Route(
          path(ofName: "small photo \(number)"),
          Response(type: "image/x-portable-pixmap", after: unit / 2, body: small.pixmap)),
      ]
    }
    return routes
  }

  /// Every photo, with two among them that fail.
  private static func listing(of count: Int) -> [ListedPhoto] {
    let good = (1...max(1, count)).map { "photo \($0)" }
    return (good.prefix(1) + ["missing"] + good.dropFirst() + ["cut"]).map(ListedPhoto.init)
  }

  private static func full(_ number: Int, after delay: Duration) -> Response {
    let picture = Picture(number: number, width: 48, height: 32)
    return Response(type: "image/x-portable-pixmap", after: delay, body: picture.pixmap)
  }

  private static func path(ofName name: String) -> String {
    "/" + name.replacing(" ", with: "-")
  }

  private static func name(ofPath path: String) -> String {
    String(path.dropFirst()).replacing("-", with: " ")
  }
}

/// One entry of the catalogue.
struct ListedPhoto: Codable, Sendable {
  /// The place where the photo is.
  let name: String
}
