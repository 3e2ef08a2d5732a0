// finds: nothing
// The twin of wrong-timer-keeps-its-rhythm: it counts both.
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
  queue.sync { precondition(ticks == 2) }
  timer.cancel()
}

run()
