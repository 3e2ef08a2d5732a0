// finds: dataRace
// line: 10
// One iteration writes the whole buffer, and the other one an element in the middle of it.
import Dispatch

nonisolated(unsafe) let buffer = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
buffer.initialize(repeating: 0)
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    buffer.update(repeating: 5)
  } else {
    buffer[1] = 3
  }
}
