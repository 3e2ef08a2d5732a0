// The processor itself adds in one step; no lock is needed.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Atomic(0)

  func received(_ count: Int) {
    bytes.add(count, ordering: .relaxed)
  }

  var total: Int {
    bytes.load(ordering: .relaxed)
  }
}
