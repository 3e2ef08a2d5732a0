// diagnosis: dataRace
// The sum is used only on its queue, but that one is concurrent: it lets all blocks run at once.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "bytes", attributes: .concurrent)
  private var bytes = 0

  func received(_ count: Int) {
    queue.sync { bytes += count }
  }

  var total: Int {
    queue.sync { bytes }
  }
}
