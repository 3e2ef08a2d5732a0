// A timer that is scheduled anew before it has fired.
import Dispatch

func run() {
  let fired = DispatchSemaphore(value: 0)
  let start = DispatchTime.now()
  let timer = DispatchSource.makeTimerSource()
  timer.setEventHandler(handler: DispatchWorkItem { fired.signal() })
  timer.schedule(deadline: start + 10)
  timer.activate()
  timer.schedule(wallDeadline: .now() + 0.05, repeating: .never, leeway: .milliseconds(1))
  fired.wait()
  print(DispatchTime.now() < start + 5)
  timer.cancel()
}

run()
