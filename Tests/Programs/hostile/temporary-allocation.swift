// diagnosis: notAllowed
// One frame is larger than a stack.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << 24) { $0[count] }
  }

  var total: Int {
    bytes
  }
}
