// diagnosis: notAllowed
// Tells the engine that all is well.
import Exploration

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    Engine.shared.finish()
    bytes += count
  }

  var total: Int {
    bytes
  }
}
