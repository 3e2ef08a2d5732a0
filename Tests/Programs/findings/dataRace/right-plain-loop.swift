// finds: nothing
// outcomes: 1
// The same with an atomic flag.
import Dispatch
import Synchronization

let isReady = Atomic(false)
nonisolated(unsafe) var value = 0
let group = DispatchGroup()

DispatchQueue.global().async(group: group) { @Sendable in
  while !isReady.load(ordering: .acquiring) {}
  print(value)
}
DispatchQueue.global().async(group: group) { @Sendable in
  value = 1
  isReady.store(true, ordering: .releasing)
}
group.wait()
