// finds: nothing
// popLast looks and removes in one step.
import Dispatch
import Synchronization

let jobs = Mutex(["mail"])
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    jobs.withLock { _ = $0.popLast() }
  }
}
group.wait()
