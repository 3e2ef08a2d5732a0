// outcomes: 0
// assumes: exactTime
// late: 1
// A timer that comes late for others can come before the cancellation of the task that sleeps.
import Synchronization

let value = Mutex(0)
let task = Task.detached {
  do { try await Task.sleep(for: .milliseconds(10)) } catch { return }
  value.withLock { $0 = 1 }
}
task.cancel()
print(value.withLock { $0 })
