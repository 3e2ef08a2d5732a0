// diagnosis: notAllowed
// Writes wherever it likes.
// swift-format-ignore-file
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    UnsafeMutablePointer<Int>(bitPattern: 4096)!.pointee = count
  }

  var total: Int {
    bytes
  }
}
