// diagnosis: notAllowed
// A string inside the code inside a string holds code.
// swift-format-ignore-file
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let text = "\("\(dlopen(nil, 0) == nil)")"
    bytes += count + text.count
  }

  var total: Int {
    bytes
  }
}
