// diagnosis: notAllowed
// A lone carriage return ends a comment for the compiler.
// swift-format-ignore-file
// A comment.func expect<T>(_ value: T, equals other: T, _ what: String) {}
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
