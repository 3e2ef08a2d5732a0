import Synchronization

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: Sendable {
  private let bytes = Atomic<Int>(0)

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    var current = bytes.load(ordering: .relaxed)
    while true {
      let (exchanged, original) = bytes.weakCompareExchange(
        expected: current, desired: current + count, ordering: .relaxed)
      if exchanged { return }
      current = original
    }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    bytes.load(ordering: .relaxed)
  }
}
