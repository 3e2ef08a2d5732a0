// finds: nothing
// A releasing store says that the result is ready, an acquiring load looks.
import Dispatch
import Synchronization

nonisolated(unsafe) var result = 0
let isReady = Atomic(false)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  result = 42
  isReady.store(true, ordering: .releasing)
}
if isReady.load(ordering: .acquiring) { print(result) } else { print("not yet") }
group.wait()
