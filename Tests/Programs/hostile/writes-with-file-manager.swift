// diagnosis: notAllowed
// Makes files with Foundation.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    _ = FileManager.default.createFile(atPath: "passed", contents: Data())
    bytes += count
  }

  var total: Int {
    bytes
  }
}
