// outcomes: 1 true false 21 0
// An asynchronous `main` gives its thread up at its first wait. Then the main queue is a serial queue like others:
// who waits for a `sync` runs the block itself, and a block that nobody waits for has no priority.
import Foundation

enum Local { @TaskLocal static var number = 0 }

func look() -> (Int, Bool, Bool, UInt8) {
  DispatchQueue.main.sync {
    MainActor.assumeIsolated {
      (Local.number, Task.isCancelled, Thread.isMainThread, Task.currentPriority.rawValue)
    }
  }
}

let (number, isCancelled, isOnMain, priority) = await Task.detached {
  withUnsafeCurrentTask { $0?.cancel() }
  return Local.$number.withValue(1) { look() }
}.value
let alone = await withCheckedContinuation { continuation in
  DispatchQueue.main.async { continuation.resume(returning: Task.currentPriority.rawValue) }
}
print(number, isCancelled, isOnMain, priority, alone)
