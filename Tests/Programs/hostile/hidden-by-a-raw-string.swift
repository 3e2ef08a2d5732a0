// diagnosis: notAllowed
// Where a raw string ends is not where it seems to end.
// swift-format-ignore-file
let quote = #"""#; func expect<T>(_ value: T, equals other: T, _ what: String) {}
let end = #"""#
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
