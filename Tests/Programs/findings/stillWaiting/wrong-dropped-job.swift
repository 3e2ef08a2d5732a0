// finds: stillWaiting
// An executor forgets the jobs that it gets: main waits for one of them. (It would not wait for a call that does
// nothing, if optimised.)
final class Forgetful: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) { _ = UnownedJob(job) }
}

let executor = Forgetful()

actor Desk {
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private var calls = 0
  func call() { calls += 1 }
}

let desk = Desk()
print("begin")
await desk.call()
print("end")
