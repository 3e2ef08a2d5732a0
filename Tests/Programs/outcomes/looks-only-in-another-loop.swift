// outcomes: 3|4|5|6
// assumes: fewLooks
// One property is read by a loop that only looks and by two that count: what is known of the first says nothing of them.
import Foundation
import Synchronization

final class Gate: Sendable {
  let state = Atomic(false)
  var isOpen: Bool { state.load(ordering: .acquiring) }
}

let gate = Gate()
let thread = Thread { gate.state.store(true, ordering: .releasing) }
thread.start()
var seen = 0
for _ in 0..<3 where gate.isOpen { seen += 1 }
while !gate.isOpen {}
for _ in 0..<3 where gate.isOpen { seen += 1 }
print(seen)
