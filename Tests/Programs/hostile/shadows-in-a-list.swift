// diagnosis: notAllowed
// The second name of a declaration stands in the place of the check's.
struct Silence: Sendable {
  func callAsFunction<T>(_ value: T, equals other: T, _ what: String) {}
  func callAsFunction(_ holds: Bool, _ what: String) {}
}
let loud = 0, expect = Silence()

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
