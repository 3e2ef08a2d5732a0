// diagnosis: notAllowed
// A line that is read otherwise than it is compiled.
// swift-format-ignore-file
// ‮func expect<T>(_ value: T, equals other: T, _ what: String) {}
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
