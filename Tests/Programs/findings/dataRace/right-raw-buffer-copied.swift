// finds: nothing
// outcomes: 7
// The twin of wrong-raw-buffer-copied: the bytes are copied after the wait.
import Dispatch

func run() {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 8)
  let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 8)
  for index in bytes.indices { bytes[index] = 0 }
  nonisolated(unsafe) let shared = bytes

  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    shared.storeBytes(of: 7, toByteOffset: 8, as: UInt64.self)
  }
  group.wait()
  copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
  print(copy.load(fromByteOffset: 8, as: UInt64.self))
}
run()
