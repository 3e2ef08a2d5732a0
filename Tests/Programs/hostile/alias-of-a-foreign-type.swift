// diagnosis: notAllowed
// A name of its own hides that a foreign type is extended.
import Dispatch

typealias Queue = DispatchQueue

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension Queue {
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
}
