// diagnosis: notAllowed
// Another member of the real queue does one thing after the other.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension DispatchQueue {
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
}
