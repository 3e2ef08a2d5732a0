// finds: nothing
// Each execution leaves 40 MB behind, and the checker's worker does not run out of memory.
import Dispatch
import Foundation

let lock = NSLock()
let size = 20 << 20
nonisolated(unsafe) var kept: [UnsafeMutableRawPointer] = []
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  memset(memory, 1, size)
  lock.withLock { kept.append(memory) }
}
print(kept.count)
