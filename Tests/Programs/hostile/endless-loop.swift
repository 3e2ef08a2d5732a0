// diagnosis: dataRace
// Never comes back, and touches memory all the time. So do two threads at once, which comes first in the
// report; the loop without progress stands behind it.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    while true { bytes += count }
  }

  var total: Int {
    bytes
  }
}
