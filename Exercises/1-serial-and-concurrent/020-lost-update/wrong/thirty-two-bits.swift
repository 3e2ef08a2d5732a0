// diagnosis: wrongResult
// The sum has 32 bits: bytes are lost when there are more than four thousand million.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Atomic<UInt32>(0)

  func received(_ count: Int) {
    bytes.wrappingAdd(UInt32(truncatingIfNeeded: count), ordering: .relaxed)
  }

  var total: Int {
    Int(bytes.load(ordering: .relaxed))
  }
}
