// diagnosis: notAllowed
// Writes wherever it likes with memory from the C library.
// swift-format-ignore-file
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let memory = malloc(8)!
    for distance in 0..<(1 << 20) {
      memory.storeBytes(of: 0, toByteOffset: distance * 8, as: Int.self)
    }
    bytes += count
  }

  var total: Int {
    bytes
  }
}
