// finds: stillWaiting
// An executor forgets the jobs that it gets: main waits for one of them.
final class Forgetful: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) { _ = UnownedJob(job) }
}

let executor = Forgetful()

actor Desk {
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func call() {}
}

let desk = Desk()
print("begin")
await desk.call()
print("end")
