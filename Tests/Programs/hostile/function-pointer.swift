// diagnosis: notAllowed
// Calls an address as if it were a function.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    typealias Call = @convention(c) (Int) -> Int
    bytes += unsafeBitCast(39, to: Call.self)(count)
  }

  var total: Int {
    bytes
  }
}
