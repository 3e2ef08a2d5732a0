// diagnosis: notAllowed
// Calls all numbers equal.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

func != (left: Int, right: Int) -> Bool { false }
extension Int {
  static func == (left: Int, right: Int) -> Bool { true }
}
