// A repeating timer: registration, three ticks, cancellation.
import Dispatch

func run() {
  let done = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
  nonisolated(unsafe) var ticks = 0
  nonisolated(unsafe) let source = timer
  timer.setRegistrationHandler { print("registered") }
  timer.setEventHandler {
    ticks += 1
    print("tick", ticks, source.data)
    if ticks == 3 { source.cancel() }
  }
  timer.setCancelHandler {
    print("cancelled", source.isCancelled)
    done.signal()
  }
  timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(200))
  timer.activate()
  done.wait()
}

run()
