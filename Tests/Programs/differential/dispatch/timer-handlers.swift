// Handlers as work items, and a date as the deadline.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let ended = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
  timer.schedule(wallDeadline: .now() + .milliseconds(20), repeating: .never)
  timer.setRegistrationHandler(handler: DispatchWorkItem { print("registered", timer.data) })
  timer.setEventHandler(
    handler: DispatchWorkItem {
      print("tick", timer.data, timer.isCancelled)
      timer.cancel()
    })
  timer.setCancelHandler(
    handler: DispatchWorkItem {
      print("cancelled", timer.isCancelled)
      ended.signal()
    })
  timer.activate()
  ended.wait()
}

run()
