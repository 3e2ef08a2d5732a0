// expected: wrongResult
// A compare-and-exchange is tried only twice; with a third thread both tries can fail and the
// bytes are lost.
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
