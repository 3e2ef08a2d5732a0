// outcomes: 1|2
// assumes: fewLooks
// The inner loop only looks, and ends each time. The outer one comes to the same look again without a change: it counts,
// and ends by itself.
import Foundation
import Synchronization

let state = Atomic(0)
let thread = Thread {
  state.store(1, ordering: .releasing)
  state.store(2, ordering: .releasing)
}
thread.start()
var rounds = 0
while rounds < 4 {
  while state.load(ordering: .acquiring) == 0 {}
  rounds += 1
}
print(state.load(ordering: .acquiring))
