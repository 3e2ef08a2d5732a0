// diagnosis: wrongResult
// Each of the two steps is atomic; both together are not, and another thread gets in between.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Atomic(0)

  func received(_ count: Int) {
    let sum = bytes.load(ordering: .sequentiallyConsistent)
    bytes.store(sum + count, ordering: .sequentiallyConsistent)
  }

  var total: Int {
    bytes.load(ordering: .sequentiallyConsistent)
  }
}
