// finds: dataRace
// line: 13
// The standard library hashes bytes that another thread writes.
import Dispatch

nonisolated(unsafe) let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
bytes.initializeMemory(as: UInt8.self, repeating: 0)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    bytes[1] = 1
  } else {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    _ = hasher
  }
}
print(bytes[1])
