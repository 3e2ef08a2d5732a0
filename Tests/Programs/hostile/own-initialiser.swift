// diagnosis: notAllowed
// The check's own values begin as the submission likes.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension Int {
  init(_ value: Double) { self = 0 }
}
