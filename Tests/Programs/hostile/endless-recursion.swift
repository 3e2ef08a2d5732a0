// diagnosis: crashed
// Calls itself until the stack is used up.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private func sum(_ count: Int) -> Int { count + sum(count + 1) }

  func received(_ count: Int) {
    bytes += sum(count)
  }

  var total: Int {
    bytes
  }
}
