// outcomes: polled until done
// assumes: exactTime
// Who polls may do so any number of times before the other one's timer comes. Each poll is a sleep, of which
// only the first few are late, so that nothing is proved of late timers.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var isDone = false
Thread {
  usleep(2500)
  lock.withLock { isDone = true }
}.start()
while !lock.withLock({ isDone }) { usleep(1000) }
print("polled until done")
