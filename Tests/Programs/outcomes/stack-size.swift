// outcomes: 8388608 / 16384 / 1073741824 / -1
// A thread takes no stack that is smaller than the system's least, and at most a gibibyte.
import Foundation

let thread = Thread {}
for size in [100, 16 << 10, 1 << 40, -1] {
  thread.stackSize = size
  print(thread.stackSize)
}
