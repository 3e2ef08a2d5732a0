// outcomes: true
// assumes: widePools
// A recursive lock that is given back before the next wait is given back by the thread that has it.
import Foundation

let lock = NSRecursiveLock()
func look() { lock.withLock { lock.withLock {} } }
func isFree() -> Bool { lock.try() }

await Task.detached {
  look()
  await Task.detached { for _ in 0..<3 { DispatchQueue.global().async { usleep(20_000) } } }.value
  look()
}.value
print(await Task.detached { isFree() }.value)
