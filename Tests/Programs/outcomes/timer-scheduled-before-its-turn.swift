// outcomes: registered barrier over|barrier registered over
// A timer's turn looks whether it was scheduled anew: then the thread of all timers comes first, and the barrier.
import Dispatch
import Foundation

func run() {
  let outer = DispatchQueue(label: "outer", attributes: .concurrent)
  let inner = DispatchQueue(label: "inner", attributes: .concurrent, target: outer)
  nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: inner)
  timer.setRegistrationHandler { print("registered", terminator: " ") }
  timer.activate()
  Thread.detachNewThread {
    outer.async(flags: .barrier) { print("barrier", terminator: " ") }
    timer.schedule(deadline: .distantFuture)
  }
  sleep(2)
  print("over")
  timer.cancel()
}
run()
