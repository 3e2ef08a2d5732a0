// finds: nothing
// assumes: nothing
// The flag is atomic.
import Dispatch
import Synchronization

let isReady = Atomic(false)
let group = DispatchGroup()
for _ in 1...4 {
  DispatchQueue.global().async(group: group) { @Sendable in
    while !isReady.load(ordering: .acquiring) {}
  }
}

DispatchQueue.global().async(group: group) { @Sendable in
  isReady.store(true, ordering: .releasing)
}
group.wait()
