// outcomes: 1 600
// assumes: libraries
// As `given-object`, with more objects that change than are remembered: it may be one of the others that is
// given away, which the verdict says all the same.
import Foundation

let others = (0..<600).map { _ in NSMutableArray() }
nonisolated(unsafe) let names = NSMutableArray()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { names.add("a") } else { _ = names.map { $0 } }
}
print(names.count, others.count)
