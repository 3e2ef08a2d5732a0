// outcomes: ee
// assumes: idleVisits
// An executor of the program's own notices each visit; the compiler may leave out the one in between, so that the second
// visit is none.
import Dispatch
import Synchronization

let visits = Mutex("")

final class Executor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    visits.withLock { $0 += "e" }
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

actor Counter {
  static let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Counter.executor.asUnownedSerialExecutor()
  }
  private var number = 0
  func count() { number += 1 }
}

let counter = Counter()
await counter.count()
await counter.count()
print(visits.withLock { $0 })
