// finds: spuriousWakeup
// line: 19
// Each wait may end without a signal, so that three looks are not more than one.
import Foundation

func run() {
  let condition = NSCondition()
  nonisolated(unsafe) var isReady = false

  condition.lock()
  Thread {
    condition.lock()
    isReady = true
    condition.signal()
    condition.unlock()
  }.start()

  for _ in 1...3 where !isReady {
    condition.wait()
  }
  print(isReady ? "ready" : "gave up")
  condition.unlock()
}
run()
