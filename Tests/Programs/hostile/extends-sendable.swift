// diagnosis: notAllowed
// Gives every type of the check a function of the judge's name.
extension Sendable {
  func expect<T>(_ value: T, equals other: T, _ what: String) {}
}

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
