// finds: nothing
// assumes: nothing
// Giving up is a matter of what is found, and not of how often it was looked at.
import Foundation

func run() {
  let condition = NSCondition()
  nonisolated(unsafe) var isReady = false
  nonisolated(unsafe) var isClosed = false

  condition.lock()
  for closes in [false, true] {
    Thread {
      condition.lock()
      if closes { isClosed = true } else { isReady = true }
      condition.broadcast()
      condition.unlock()
    }.start()
  }

  while !isReady && !isClosed { condition.wait() }
  print(isReady ? "ready" : "gave up")
  condition.unlock()
}
run()
