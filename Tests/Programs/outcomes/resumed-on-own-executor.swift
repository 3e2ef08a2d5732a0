// outcomes: 12b|1b2
// assumes: idleVisits
// A continuation on an actor with an executor of its own may be resumed before its task waits: then that one goes on.
import Dispatch
import Synchronization

let order = Mutex("")
func note(_ text: String) { order.withLock { $0 += text } }

final class Executor: SerialExecutor {
  let queue = DispatchQueue(label: "executor")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

let executor = Executor()
actor Desk {
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func work() async {
    executor.queue.async { note("b") }
    note("1")
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    note("2")
  }
}

func run() async {
  await Desk().work()
  executor.queue.sync {}
  print(order.withLock { $0 })
}
await run()
