// outcomes: 2
// A block may end before the next one is put into the group. Nothing waits for the group then, so that the last one that
// left does not look for blocks: what is registered afterwards waits for all of them.
import Dispatch
import Synchronization

let done = Atomic<Int>(0)
let group = DispatchGroup()
let isFirstDone = DispatchSemaphore(value: 0)
let isTold = DispatchSemaphore(value: 0)
DispatchQueue.global().async(group: group) { @Sendable in
  done.add(1, ordering: .relaxed)
  isFirstDone.signal()
}
isFirstDone.wait()
DispatchQueue.global().async(group: group) { done.add(1, ordering: .relaxed) }
group.notify(queue: .global()) { @Sendable in
  print(done.load(ordering: .relaxed))
  isTold.signal()
}
isTold.wait()
