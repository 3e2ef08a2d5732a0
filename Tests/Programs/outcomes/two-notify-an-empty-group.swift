// outcomes: 0|1
// Of two that register blocks with an empty group, the first to come need not wait for the other one.
import Foundation
import Synchronization

let value = Atomic<Int>(0)

func run() {
  let group = DispatchGroup()
  let over = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    group.notify(queue: DispatchQueue.global()) {
      print(value.load(ordering: .sequentiallyConsistent))
      over.signal()
    }
  }
  value.store(1, ordering: .sequentiallyConsistent)
  group.notify(queue: DispatchQueue.global()) {}
  over.wait()
}
run()
