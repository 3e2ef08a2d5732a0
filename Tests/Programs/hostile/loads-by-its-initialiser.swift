// diagnosis: notAllowed
// Loads a file with the initialiser as a value.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let load = NSString.init(contentsOfFile:encoding:)
    bytes += ((try? load("/proc/self/maps", 4)) ?? "").length > 0 ? 0 : count
  }

  var total: Int {
    bytes
  }
}
