// finds: dataRace
// line: 14
// assumes: fewLooks
// Two threads look a hundred times for a flag, and add if it has not come: both can.
import Dispatch
import Synchronization

let isSet = Atomic(false)
nonisolated(unsafe) var total = 0
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    for _ in 1...100 where isSet.load(ordering: .acquiring) { return }
    total += 1
  }
}
DispatchQueue.global().async(group: group) { isSet.store(true, ordering: .releasing) }
group.wait()
print(total)
