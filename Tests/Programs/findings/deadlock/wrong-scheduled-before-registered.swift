// finds: deadlock
// A timer that is scheduled anew before its queue comes to it goes through the thread of all timers first: its
// registration handler comes after what is in line by then, and this block waits for it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let isRegistered = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setRegistrationHandler { isRegistered.signal() }
  timer.setEventHandler {}
  timer.schedule(deadline: .distantFuture)
  timer.activate()
  timer.schedule(deadline: .distantFuture)
  queue.async { isRegistered.wait() }
  queue.sync {}
  timer.cancel()
}
run()
