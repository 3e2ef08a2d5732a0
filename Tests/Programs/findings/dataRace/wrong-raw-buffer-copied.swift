// finds: dataRace
// line: 15
// line: 19
// The bytes are copied out while the other thread may still store the last of them.
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
  // The wait comes too late.
  defer { group.wait() }
  copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
  print(copy.load(fromByteOffset: 8, as: UInt64.self))
}
run()
