// outcomes: 1
// The twin of group-entered-again: no block was registered and nobody waited when the group became empty, so the lane
// that left looks for none (Scripts/observe-group-leave).
import Dispatch
import Synchronization

final class Round: Sendable {
  let work = DispatchGroup()
  let all = DispatchGroup()
  let isDone = Atomic<Int>(0)

  func run() {
    work.enter()
    DispatchQueue.global().async(group: all) { self.work.leave() }
    DispatchQueue.global().async(group: all) {
      self.work.enter()
      self.all.enter()
      self.work.notify(queue: .global()) { @Sendable in
        print(self.isDone.load(ordering: .sequentiallyConsistent))
        self.all.leave()
      }
      self.isDone.store(1, ordering: .sequentiallyConsistent)
      self.work.leave()
    }
    all.wait()
  }
}
Round().run()
