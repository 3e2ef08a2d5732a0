// finds: dataRace
// line: 16 12
// assumes: fewLooks
// A thread waits for an answer with a hundred looks, and takes what is there then.
import Dispatch
import Synchronization

let isReady = Atomic(false)
nonisolated(unsafe) var answer = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  answer = 42
  isReady.store(true, ordering: .releasing)
}
for _ in 1...100 where isReady.load(ordering: .acquiring) { break }
print(answer)
group.wait()
