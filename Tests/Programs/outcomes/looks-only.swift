// outcomes: 12 1|12 2|21 1|21 2
// assumes: nothing
// Loops that only look: by a function, by a property, at two variables, with a pause, and one that tries to change what
// it looks at. Each round is like the one before until another thread writes, so that nothing is left out.
import Foundation
import Synchronization

final class Gate: Sendable {
  let opened = Atomic(0)
  let closed = Atomic(false)
  var isOpen: Bool { opened.load(ordering: .sequentiallyConsistent) > 0 }
  func pass() { while !isOpen || closed.load(ordering: .sequentiallyConsistent) { sched_yield() } }
}

let gate = Gate()
let lock = Atomic(false)
let order = Atomic(0)
let first = Atomic(0)
let left = Atomic(2)
for number in 1...2 {
  let thread = Thread {
    gate.pass()
    _ = first.compareExchange(
      expected: 0, desired: number, ordering: .sequentiallyConsistent)
    while lock.exchange(true, ordering: .sequentiallyConsistent) {}
    let before = order.load(ordering: .sequentiallyConsistent)
    order.store(before * 10 + number, ordering: .sequentiallyConsistent)
    lock.store(false, ordering: .sequentiallyConsistent)
    left.subtract(1, ordering: .sequentiallyConsistent)
  }
  thread.start()
}
gate.opened.store(1, ordering: .sequentiallyConsistent)
while left.load(ordering: .sequentiallyConsistent) > 0 {}
print(
  order.load(ordering: .sequentiallyConsistent), first.load(ordering: .sequentiallyConsistent))
