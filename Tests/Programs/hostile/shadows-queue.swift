// diagnosis: notAllowed
// A queue of its own does one thing after the other.
enum DispatchQueue {
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
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
