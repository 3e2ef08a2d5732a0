// diagnosis: crashed
// Many large frames use the stack up.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private func pile(_ row: (Int, Int, Int, Int, Int, Int, Int, Int)) -> Int {
    pile((row.1, row.2, row.3, row.4, row.5, row.6, row.7, row.0)) + row.0
  }

  func received(_ count: Int) {
    bytes += pile((1, 2, 3, 4, 5, 6, 7, count))
  }

  var total: Int {
    bytes
  }
}
