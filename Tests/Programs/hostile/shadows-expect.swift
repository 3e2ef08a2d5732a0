// diagnosis: notAllowed
// A function of its own stands in the place of the check's.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

func expect<T>(_ value: T, equals other: T, _ what: String) {}
func expect(_ holds: Bool, _ what: String) {}
