// diagnosis: noProgress
// Never comes back, and touches nothing that could be seen.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    while true {}
  }

  var total: Int {
    bytes
  }
}
