// diagnosis: notAllowed
// Loads a file by another name of the type that can.
// swift-format-ignore-file
import Foundation

typealias load = Data

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let file = URL(fileURLWithPath: "/proc/self/environ")
    bytes += ((try? load(contentsOf: file)) ?? load()).isEmpty ? count : 0
  }

  var total: Int {
    bytes
  }
}
