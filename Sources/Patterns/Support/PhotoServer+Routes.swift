import Foundation
import LoopbackServer

extension PhotoServer {
  /// What the server has, and how it answers.
  ///
  /// How long an answer takes follows the stage's unit and seed:
  ///
  /// | place | answer | takes |
  /// |---|---|---|
  /// | `catalogue` | the list of ``ListedPhoto`` as JSON | half a unit |
  /// | `photo 1`… | a picture, in four pieces | 1 to 3 units |
  /// | `small photo 1`… | the same picture, small | half a unit |
  /// | `missing` | nothing: 404 | half a unit |
  /// | `broken` | the server fails: 500 | half a unit |
  /// | `cut` | a picture that breaks off in the middle | 1 unit |
  /// | `slow` | a picture, but later than any client waits | an hour |
  /// | `hello` | a line, for ``PhotoServer/open(_:of:)`` | long enough for all to have asked: 5 ms |
  ///
  /// There are two photos at least.
  static func routes(for stage: Stage) throws -> [Route] {
    let unit = stage.unit
    var dice = stage.dice()
    var routes = [
      Route(path(ofName: "missing"), .text("no such photo\n", status: 404, after: unit / 2)),
      Route(path(ofName: "broken"), .text("out of order\n", status: 500, after: unit / 2)),
      Route(path(ofName: "cut"), full(1, after: unit).dropped(after: 100)),
      Route(path(ofName: "slow"), full(1, after: .seconds(3600))),
      Route(path(ofName: "hello"), .text("hello\n", after: .milliseconds(5))),
      Route(
        path(ofName: "catalogue"),
        Response(
          type: "application/json", after: unit / 2,
          body: Array(try JSONEncoder().encode(listing(of: stage.chores.count))))),
    ]
    for number in 1...max(2, stage.chores.count) {
      // In quarters: one before the answer, and one before each further piece.
      let quarter = unit * Int.random(in: 1...3, using: &dice) / 4
      let small = Image(number: number, width: 12, height: 8)
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
    let picture = Image(number: number, width: 48, height: 32)
    return Response(type: "image/x-portable-pixmap", after: delay, body: picture.pixmap)
  }

  /// Where a place is on the server: `/photo-1`.
  static func path(ofName name: String) -> String {
    "/" + name.replacing(" ", with: "-")
  }

  /// The place that a path leads to.
  static func name(ofPath path: String) -> String {
    String(path.dropFirst()).replacing("-", with: " ")
  }
}

/// One entry of the catalogue.
struct ListedPhoto: Codable, Sendable {
  /// The place where the photo is.
  let name: String
}
