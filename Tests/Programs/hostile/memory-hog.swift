// diagnosis: noProgress failedCheck
// Takes memory until there is none: on a slow machine the time without a scheduling point is over first.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private var hoard: [[Int]] = []

  func received(_ count: Int) {
    while true { hoard.append(Array(repeating: count, count: 1 << 20)) }
  }

  var total: Int {
    bytes
  }
}
