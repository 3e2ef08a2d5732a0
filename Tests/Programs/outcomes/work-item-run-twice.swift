// outcomes: 0|1
// Two threads run one work item, and a third one is told of the end of the first run. Which thread was first
// decides whether it sees what one of them did before.
import Dispatch
import Synchronization

final class Round: Sendable {
  let all = DispatchGroup()
  let value = Atomic(0)

  func run() {
    let item = DispatchWorkItem {}
    all.enter()
    item.notify(queue: .global()) { @Sendable in
      print(self.value.load(ordering: .sequentiallyConsistent))
      self.all.leave()
    }
    nonisolated(unsafe) let shared = item
    DispatchQueue.global().async(group: all) {
      self.value.store(1, ordering: .sequentiallyConsistent)
      shared.perform()
    }
    DispatchQueue.global().async(group: all) { shared.perform() }
    all.wait()
  }
}
Round().run()
