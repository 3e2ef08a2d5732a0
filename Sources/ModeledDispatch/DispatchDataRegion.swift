import Exploration
import Glibc

/// Bytes in a row that one or several data consist of.
final class DispatchDataRegion {
  let bytes: UnsafeRawBufferPointer
  private let deallocator: DispatchData.Deallocator
  private let execution = OwnExecution()
  /// What the lanes that looked at the bytes had done: it all comes before they are given up.
  private var looked = Stamp()

  init(_ bytes: UnsafeRawBufferPointer, _ deallocator: DispatchData.Deallocator) {
    self.bytes = bytes
    self.deallocator = deallocator
  }

  convenience init(copying bytes: UnsafeRawBufferPointer) {
    let copy = malloc(max(bytes.count, 1))
    if let start = bytes.baseAddress { copy?.copyMemory(from: start, byteCount: bytes.count) }
    self.init(UnsafeRawBufferPointer(start: copy, count: bytes.count), .free)
  }

  func look<Result>(
    at range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    defer { Engine.shared.releaseJoining(into: &looked) }
    return try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  deinit {
    let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    switch deallocator {
    case .free: free(start)
    case .unmap: if let start { munmap(start, bytes.count) }
    case .custom(let queue, let block):
      guard execution.isRunning else { return }
      Engine.shared.acquire(looked)
      (queue?.machine ?? .global(.default)).async(block)
    }
  }
}
