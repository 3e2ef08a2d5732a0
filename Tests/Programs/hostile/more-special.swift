// diagnosis: notAllowed
// An overload that fits the check better than the real function.
import Dispatch

extension DispatchQueue {
  class func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void) {
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
