// diagnosis: notAllowed
// What stands inside a string is code as well.
// swift-format-ignore-file
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let text = "\(malloc(8)!.storeBytes(of: 0, as: Int.self))"
    bytes += count + text.count
  }

  var total: Int {
    bytes
  }
}
