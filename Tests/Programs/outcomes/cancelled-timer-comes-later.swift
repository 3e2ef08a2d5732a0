// outcomes: block closed over|closed block over
// The cancel handler of an armed timer stands behind what comes before the thread of the timers has taken it back.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let isOver = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler {}
  timer.setCancelHandler {
    print("closed", terminator: " ")
    isOver.signal()
  }
  timer.schedule(deadline: .now() + 60)
  timer.activate()
  timer.cancel()
  queue.async { print("block", terminator: " ") }
  isOver.wait()
  queue.sync {}
  print("over")
}

run()
