// outcomes: 3 0|3 3
// A block follows a group that somebody enters beside the last leave. Whoever is late finds the block running.
import Dispatch
import Synchronization

final class Round: Sendable {
  let work = DispatchGroup()
  let all = DispatchGroup()
  let value = Atomic(0)
  let seen = Atomic(0)

  func run() {
    work.enter()
    all.enter()
    work.notify(queue: .global()) { @Sendable in
      let value = self.value.load(ordering: .sequentiallyConsistent)
      self.seen.store(value, ordering: .sequentiallyConsistent)
      self.all.leave()
    }
    DispatchQueue.global().async(group: all) {
      self.work.enter()
      self.value.store(3, ordering: .sequentiallyConsistent)
      self.work.leave()
    }
    DispatchQueue.global().async(group: all) { self.work.leave() }
    all.wait()
    print(
      value.load(ordering: .sequentiallyConsistent), seen.load(ordering: .sequentiallyConsistent))
  }
}
Round().run()
