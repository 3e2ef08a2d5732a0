// finds: nothing
// assumes: nothing
// The same behind a lock.
import Foundation

class Names { let all: NSMutableSet = NSCountedSet() }

nonisolated(unsafe) let names = Names()
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  lock.withLock { if number == 0 { names.all.add("a") } else { _ = names.all.contains("a") } }
}
