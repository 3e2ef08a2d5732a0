// outcomes: 123|132|213|231
// assumes: nothing
// Who starts a block of a group, the one that leaves it last or the one that registers it, shows in a serial queue:
// between the two steps of either others come first.
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
for _ in 1...4 { all.enter() }
DispatchQueue.global().async {
  group.notify(queue: queue) { @Sendable in add("2") }
  group.enter()
  group.notify(queue: queue) { @Sendable in add("3") }
  group.leave()
  all.leave()
}
group.enter()
queue.async { @Sendable in add("1") }
group.leave()
all.wait()
print(log.withLock { $0 })
