// outcomes: 0 false true 25 25
// As long as the main thread has a run loop it runs the blocks of the main queue, also for who waits for a `sync`.
import Foundation

enum Local { @TaskLocal static var number = 0 }

func look() -> (Int, Bool, Bool, UInt8) {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated {
      (Local.number, Task.isCancelled, Thread.isMainThread, Task.currentPriority.rawValue)
    }
  }
}

func run() {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    withUnsafeCurrentTask { $0?.cancel() }
    let (number, isCancelled, isOnMain, priority) = Local.$number.withValue(1) { look() }
    let alone = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: Task.currentPriority.rawValue) }
    }
    print(number, isCancelled, isOnMain, priority, alone)
    DispatchQueue.main.async { done.signal() }
  }
  while done.wait(timeout: .now()) == .timedOut {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
run()
