// diagnosis: notAllowed
// A protocol of its own brings a member to a foreign type.
import Dispatch

protocol Serial {}
extension DispatchQueue: Serial {}

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

extension Serial {
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
}
