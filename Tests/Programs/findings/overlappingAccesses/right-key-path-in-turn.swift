// finds: nothing
// outcomes: 4
// assumes: libraries
// Each thread changes the count through a key path, and passes a lock in the middle of that; a look comes after the
// change, whose end the standard library tells nobody.
import Foundation

final class Box: @unchecked Sendable { var count = 0 }

let box = Box()
let outer = NSLock()
let inner = NSLock()
nonisolated(unsafe) let path: ReferenceWritableKeyPath<Box, Int> = \.count

func addTwo(_ count: inout Int) {
  count += 1
  inner.withLock {}
  count += 1
}

DispatchQueue.concurrentPerform(iterations: 2) { _ in
  outer.withLock { addTwo(&box[keyPath: path]) }
  outer.withLock { if box.count == 0 { print("zero") } }
}
print(box.count)
