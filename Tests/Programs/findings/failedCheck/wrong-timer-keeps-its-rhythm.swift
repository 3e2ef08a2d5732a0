// finds: failedCheck
// line: 15
// A timer whose first time lies in the past keeps the rhythm of its schedule: it goes off at 0 and at 50 ms.
import Foundation

func run() {
  let queue = DispatchQueue(label: "queue")
  let start = DispatchTime.now()
  nonisolated(unsafe) var ticks = 0
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler { ticks += 1 }
  timer.schedule(deadline: start - .milliseconds(250), repeating: .milliseconds(100))
  timer.activate()
  Thread.sleep(forTimeInterval: 0.075)
  queue.sync { precondition(ticks == 1) }
  timer.cancel()
}

run()
