// finds: nothing
// The twin: the timer is scheduled before it is activated, so it is in line before the block that waits for it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let isRegistered = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setRegistrationHandler { isRegistered.signal() }
  timer.setEventHandler {}
  timer.schedule(deadline: .distantFuture)
  timer.schedule(deadline: .distantFuture)
  timer.activate()
  queue.async { isRegistered.wait() }
  queue.sync {}
  timer.cancel()
}
run()
