// Trying, waiting until a date, and waiting.
import Foundation

let lock = NSLock()
let taken = DispatchSemaphore(value: 0)
let release = DispatchSemaphore(value: 0)
lock.name = "mine"
Thread {
  lock.lock()
  taken.signal()
  release.wait()
  lock.unlock()
}.start()
taken.wait()
print(lock.try(), lock.lock(before: Date(timeIntervalSinceNow: 0.05)), lock.name ?? "")
release.signal()
print(lock.lock(before: Date(timeIntervalSinceNow: 5)))
lock.unlock()
print(lock.withLock { 1 }, lock.try())
