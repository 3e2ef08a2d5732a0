// diagnosis: notAllowed
// Writes behind the end of a buffer of its own.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let buffer = ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 0 }
    buffer.withUnsafeMutablePointerToElements { $0[1 << 20] = 0 }
    bytes += count
  }

  var total: Int {
    bytes
  }
}
