// expected: dataRace
// Nothing protects the sum, which is loaded and stored as five bytes at once.

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: @unchecked Sendable {
  private struct Sum {
    var bytes: Int32
    var isRounded: Bool
  }

  private var sum: Sum?

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    let before = sum?.bytes ?? 0
    sum = Sum(bytes: before + Int32(count), isRounded: false)
  }

  /// The bytes of all downloads so far.
  var total: Int {
    Int(sum?.bytes ?? 0)
  }
}
