// finds: nothing
// outcomes: 5 3 5
// One iteration writes the ends of the buffer, and the other one an element between them.
import Dispatch

nonisolated(unsafe) let buffer = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
buffer.initialize(repeating: 0)
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    buffer[0] = 5
    buffer[2] = 5
  } else {
    buffer[1] = 3
  }
}
print(buffer[0], buffer[1], buffer[2])
