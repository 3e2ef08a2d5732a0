// outcomes: 17|25
// assumes: nothing
// seed: 2
// An executor of the program's own asks for the priority of each job: that of its task, which is raised before the task
// comes to the executor or after that.
import Dispatch
import Synchronization

let seen = Mutex<UInt8>(0)

final class Own: SerialExecutor {
  let queue = DispatchQueue(label: "own")

  func enqueue(_ job: consuming ExecutorJob) {
    let priority = job.priority.rawValue
    seen.withLock { $0 = priority }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

let own = Own()

actor Guest {
  nonisolated var unownedExecutor: UnownedSerialExecutor { own.asUnownedSerialExecutor() }
  var count = 0
  func visit() { count += 1 }
}

let guest = Guest()
let task = Task.detached(priority: .low) { await guest.visit() }
task.escalatePriority(to: .high)
await task.value
print(seen.withLock { $0 })
