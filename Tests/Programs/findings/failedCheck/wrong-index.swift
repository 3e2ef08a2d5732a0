// finds: failedCheck
// line: 12
// Between the look and the removal somebody else removes the last element.
import Dispatch
import Synchronization

let jobs = Mutex(["mail"])
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    if jobs.withLock({ !$0.isEmpty }) {
      jobs.withLock { _ = $0.removeLast() }
    }
  }
}
group.wait()
