// diagnosis: notAllowed
// A type of its own stands in the place of the language's.
struct Int: ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
