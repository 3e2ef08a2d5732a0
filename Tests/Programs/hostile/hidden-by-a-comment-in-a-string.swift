// diagnosis: notAllowed
// A comment inside a string ends it somewhere else.
// swift-format-ignore-file
let text = "\( /* ) */ 1)"; func expect<T>(_ value: T, equals other: T, _ what: String) {}
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
