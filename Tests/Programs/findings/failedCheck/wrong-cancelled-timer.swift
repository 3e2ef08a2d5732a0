// finds: failedCheck
// line: 14
// A timer that is cancelled is first taken back by the thread that serves all timers: what is put on its queue right
// after `cancel()` may come before the cancel handler.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  nonisolated(unsafe) var isClosed = false
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler {}
  timer.setCancelHandler { isClosed = true }
  timer.schedule(deadline: .now() + 60)
  func check() { queue.sync { precondition(isClosed) } }
  timer.activate()
  timer.cancel()
  check()
}

run()
