// diagnosis: notAllowed
// What stands between slashes seems to be a string.
// swift-format-ignore-file
let mark: Any = /"/; func expect<T>(_ value: T, equals other: T, _ what: String) {} // "
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
