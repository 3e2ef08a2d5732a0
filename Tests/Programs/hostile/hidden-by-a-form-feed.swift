// diagnosis: notAllowed
// The compiler takes a form feed for a space.
// swift-format-ignore-file
funcexpect<T>(_ value: T, equals other: T, _ what: String) {}
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
