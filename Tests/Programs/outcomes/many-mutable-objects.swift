// outcomes: 2 400
// assumes: nothing
// Of as many objects that change as are remembered the verdict takes nothing for granted: none is given away.
import Foundation

let others = (0..<400).map { _ in NSMutableArray() }
nonisolated(unsafe) let names = NSMutableArray()
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  lock.withLock { names.add("a") }
}
print(names.count, others.count)
