// outcomes: 12X|1X2|21X|2X1|X12
// assumes: nothing
// Two threads register blocks of an empty group. The second one finds a block there, and returns: the first one
// starts both when it looks at the count, and by then the second one has put a block of its own into the queue.
import Dispatch
import Synchronization

let log = Mutex("")
let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let all = DispatchGroup()
@Sendable func add(_ letter: String) {
  log.withLock { $0 += letter }
  all.leave()
}
for _ in 1...3 { all.enter() }
DispatchQueue.global().async { group.notify(queue: queue) { @Sendable in add("1") } }
group.notify(queue: queue) { @Sendable in add("2") }
queue.async { @Sendable in add("X") }
all.wait()
print(log.withLock { $0 })
