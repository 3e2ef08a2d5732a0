// diagnosis: wrongResult
// Tries the compare-and-exchange once more and then gives up: that is enough for two threads only.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Atomic<Int>(0)

  func received(_ count: Int) {
    if add(count) { return }
    // Another download was faster: once more.
    _ = add(count)
  }

  private func add(_ count: Int) -> Bool {
    let old = bytes.load(ordering: .acquiring)
    return bytes.compareExchange(
      expected: old, desired: old + count, ordering: .acquiringAndReleasing
    ).exchanged
  }

  var total: Int {
    bytes.load(ordering: .acquiring)
  }
}
