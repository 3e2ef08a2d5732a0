// outcomes: 0|1
// A group for which a block waits becomes empty and is entered again before the last that left looks for blocks: it
// takes the new block along, which then does not wait for the second leave.
import Dispatch
import Synchronization

final class Round: Sendable {
  let work = DispatchGroup()
  let all = DispatchGroup()
  let isDone = Atomic<Int>(0)

  func run() {
    work.enter()
    work.notify(queue: .global()) {}
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
