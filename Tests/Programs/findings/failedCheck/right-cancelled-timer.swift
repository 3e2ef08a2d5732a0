// finds: nothing
// The twin of wrong-cancelled-timer: it waits for the cancel handler first.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  nonisolated(unsafe) var isClosed = false
  let isOver = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler {}
  timer.setCancelHandler {
    isClosed = true
    isOver.signal()
  }
  timer.schedule(deadline: .now() + 60)
  timer.activate()
  timer.cancel()
  isOver.wait()
  queue.sync { precondition(isClosed) }
}

run()
