// finds: nothing
// outcomes: cancelled|fired cancelled
// A timer that is due at once goes off before it is cancelled, or not at all.
import Dispatch

func run() {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timers"))
  let isOver = DispatchSemaphore(value: 0)
  timer.setEventHandler { print("fired", terminator: " ") }
  timer.setCancelHandler {
    print("cancelled")
    isOver.signal()
  }
  timer.schedule(deadline: .now())
  timer.activate()
  timer.cancel()
  isOver.wait()
}
run()
