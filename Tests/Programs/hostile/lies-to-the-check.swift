// diagnosis: wrongResult
// Guesses the sum from the last piece and locks what it guesses.
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let last = Mutex(0)

  func received(_ count: Int) {
    last.withLock { $0 = count }
  }

  var total: Int {
    last.withLock { 2 * $0 }
  }
}
