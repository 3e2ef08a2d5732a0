// finds: nothing
// outcomes: block end
// A run loop that has had nothing but blocks ends at its limit.
import Foundation

func run() {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    RunLoop.current.perform { print("block", terminator: " ") }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    print("end")
    done.signal()
  }
  done.wait()
}
run()
