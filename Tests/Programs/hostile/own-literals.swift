// diagnosis: notAllowed
// The literals of the check are of another type.
typealias IntegerLiteralType = Int8

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
