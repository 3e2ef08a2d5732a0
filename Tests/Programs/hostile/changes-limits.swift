// diagnosis: unsupported notAllowed
// Changes what its judge may use.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    bytes += Int(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)) + count
  }

  var total: Int {
    bytes
  }
}
