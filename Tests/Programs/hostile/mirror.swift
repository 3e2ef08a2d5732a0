// diagnosis: notAllowed
// Looks into the values of others.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Mirror(reflecting: self).children.count > 0 ? count : 0
  }

  var total: Int {
    bytes
  }
}
