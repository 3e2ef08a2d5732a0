// diagnosis: noProgress
// Never comes back, and touches memory all the time.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    while true { bytes += count }
  }

  var total: Int {
    bytes
  }
}
