// outcomes: registered block over|block registered over
// A timer of a suspended queue is made ready by the thread of all timers: a block may be in line before it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  queue.suspend()
  let isRegistered = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setRegistrationHandler {
    print("registered", terminator: " ")
    isRegistered.signal()
  }
  timer.setEventHandler {}
  timer.schedule(deadline: .distantFuture)
  timer.activate()
  queue.async { print("block", terminator: " ") }
  queue.resume()
  isRegistered.wait()
  queue.sync {}
  timer.cancel()
  print("over")
}
run()
