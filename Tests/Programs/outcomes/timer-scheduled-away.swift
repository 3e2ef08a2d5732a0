// outcomes: over|event over
// A timer that is due is scheduled for later: what its queue was to tell is gone, if its turn has not come.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler { print("event", terminator: " ") }
  timer.schedule(deadline: .now())
  timer.activate()
  queue.async {}
  timer.schedule(deadline: .distantFuture)
  queue.sync {}
  queue.sync {}
  timer.suspend()
  print("over")
  timer.resume()
  timer.cancel()
}
run()
