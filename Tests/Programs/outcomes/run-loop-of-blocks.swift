// finds: nothing
// outcomes: block false
// assumes: exactTime
// A run loop that has had nothing but blocks sleeps on when they have run: without a limit it never ends.
import Foundation

func run() {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    RunLoop.current.perform { print("block", terminator: " ") }
    RunLoop.current.run()
    done.signal()
  }
  print(done.wait(timeout: .now() + 1) == .success)
}
run()
