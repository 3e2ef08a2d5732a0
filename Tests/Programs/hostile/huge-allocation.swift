// diagnosis: failedCheck
// Asks for more memory than any machine has.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes = Array(repeating: count, count: 1 << 44).count
  }

  var total: Int {
    bytes
  }
}
