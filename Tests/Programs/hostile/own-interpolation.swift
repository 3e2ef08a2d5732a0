// diagnosis: notAllowed
// The check's texts are written as the submission likes.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Int) {}
}
