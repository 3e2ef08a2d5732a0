// diagnosis: notAllowed
// A name in backticks is the same name.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

func `expect`<T>(_ value: T, equals other: T, _ what: String) {}
