// diagnosis: notAllowed unsupported
// Maps memory that holds code.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let memory = mmap(nil, 4096, PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    bytes += memory == nil ? 0 : count
  }

  var total: Int {
    bytes
  }
}
