// diagnosis: notAllowed
// Hides the extended type behind a type of its own.
import Dispatch

enum Names {
  typealias Queue = DispatchQueue
}

extension Names.Queue {
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
