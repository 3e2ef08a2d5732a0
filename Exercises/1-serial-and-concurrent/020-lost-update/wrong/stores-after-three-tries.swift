// diagnosis: wrongResult
// After three tries the sum is loaded and stored without a comparison: a piece between them is lost.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Atomic<Int>(0)

  func received(_ count: Int) {
    var old = bytes.load(ordering: .relaxed)
    for _ in 1...3 {
      let (isDone, found) = bytes.compareExchange(
        expected: old, desired: old + count, ordering: .acquiringAndReleasing)
      if isDone { return }
      old = found
    }
    bytes.store(bytes.load(ordering: .acquiring) + count, ordering: .releasing)
  }

  var total: Int {
    bytes.load(ordering: .acquiring)
  }
}
