// diagnosis: dataRace
// Prints what a terminal obeys.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    print("\u{1B}[2J\u{1B}]0;passed\u{7}")
    bytes += count
  }

  var total: Int {
    bytes
  }
}
