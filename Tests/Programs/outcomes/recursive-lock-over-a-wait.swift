// outcomes: true
// assumes: widePools machine
// A recursive lock belongs to a thread. Which one continues a task after a wait is the system's choice, and another
// one cannot give the lock back.
import Foundation

let lock = NSRecursiveLock()
func take() { lock.lock() }
func give() { lock.unlock() }
func isFree() -> Bool { lock.try() }

await Task.detached {
  take()
  await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
  give()
}.value
print(await Task.detached { isFree() }.value)
