// finds: nothing
// assumes: nothing
// It hashes the bytes that no other thread writes.
import Dispatch

nonisolated(unsafe) let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
bytes.initializeMemory(as: UInt8.self, repeating: 0)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    bytes[1] = 1
  } else {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[2...]))
    _ = hasher
  }
}
print(bytes[1])
