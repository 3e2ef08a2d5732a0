// outcomes: 1
// assumes: libraries
// One thread changes an array of Foundation while the standard library takes the same one for a
// collection, a data race. What becomes of an object that is given away is not seen; the verdict says so.
import Foundation

nonisolated(unsafe) let names = NSMutableArray()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { names.add("a") } else { _ = names.map { $0 } }
}
print(names.count)
