// outcomes: 12
// assumes: libraries
// The count is in the middle of a change that the standard library has begun, for a key path, when the queue changes it:
// an overlap that optimized code may lose a change by.
import Dispatch

final class Box: @unchecked Sendable { var count = 0 }

let box = Box()
let begun = DispatchSemaphore(value: 0)
let done = DispatchSemaphore(value: 0)
nonisolated(unsafe) let path: ReferenceWritableKeyPath<Box, Int> = \.count

func addTwo(_ count: inout Int) {
  count += 1
  begun.signal()
  done.wait()
  count += 1
}

DispatchQueue.global().async {
  begun.wait()
  box.count += 10
  done.signal()
}
addTwo(&box[keyPath: path])
print(box.count)
