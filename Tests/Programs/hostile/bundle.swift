// diagnosis: notAllowed
// Looks for the files of its judge.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Bundle.main.bundlePath.count > 0 ? count : 0
  }

  var total: Int {
    bytes
  }
}
