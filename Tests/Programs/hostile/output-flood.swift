// diagnosis: tooMuchOutput
// Prints for ever.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    while true { print("passed", count) }
  }

  var total: Int {
    bytes
  }
}
