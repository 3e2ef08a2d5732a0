// A timer that fires once.
import Dispatch

func run() {
  let fired = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource()
  timer.setEventHandler { fired.signal() }
  timer.schedule(deadline: .now() + .milliseconds(20))
  timer.resume()
  fired.wait()
  print(fired.wait(timeout: .now() + 0.2), timer.isCancelled)
  timer.cancel()
  print(timer.isCancelled)
}

run()
