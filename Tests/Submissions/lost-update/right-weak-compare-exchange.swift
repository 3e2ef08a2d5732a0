import Synchronization

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: Sendable {
  private let bytes = Atomic<Int>(0)

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    var isCounted = false
    while !isCounted {
      let before = bytes.load(ordering: .relaxed)
      isCounted =
        bytes.weakCompareExchange(
          expected: before, desired: before + count, ordering: .relaxed
        ).exchanged
    }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    bytes.load(ordering: .relaxed)
  }
}
