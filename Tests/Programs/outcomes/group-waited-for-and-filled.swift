// outcomes: 1|2
// A thread waits for the group from its beginning: the last one that left then looks for blocks, and takes along one
// that was registered since, although the group was entered again.
import Dispatch
import Synchronization

let done = Atomic<Int>(0)
let group = DispatchGroup()
let isTold = DispatchSemaphore(value: 0)
let waiter = DispatchGroup()
group.enter()
DispatchQueue.global().async(group: waiter) { @Sendable in group.wait() }
DispatchQueue.global().async {
  done.add(1, ordering: .relaxed)
  group.leave()
}
DispatchQueue.global().async(group: group) { done.add(1, ordering: .relaxed) }
group.notify(queue: .global()) { @Sendable in
  print(done.load(ordering: .relaxed))
  isTold.signal()
}
isTold.wait()
waiter.wait()
