// diagnosis: notAllowed
// Removes the exercises.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    try? FileManager.default.removeItem(atPath: "Exercises")
    bytes += count
  }

  var total: Int {
    bytes
  }
}
