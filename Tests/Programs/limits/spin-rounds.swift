// outcomes: 0|1|2|3
// assumes: fewLooks iterationThreads
// A loop that looks in vain goes on only after a change, so that it never looks often. On a real
// machine it may go round a million times.
import Dispatch
import Synchronization

let isOpen = Atomic(false)
DispatchQueue.concurrentPerform(iterations: 2) { thread in
  if thread == 0 {
    isOpen.store(true, ordering: .releasing)
  } else {
    var rounds = 0
    while !isOpen.load(ordering: .acquiring) { rounds += 1 }
    print(rounds)
  }
}
