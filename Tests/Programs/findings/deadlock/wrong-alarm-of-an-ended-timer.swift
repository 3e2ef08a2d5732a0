// finds: deadlock
// line: ended.wait()
// There never was a timer: nothing wakes the run loop after its block.
import Foundation

func run() {
  let ended = DispatchSemaphore(value: 0)
  let thread = Thread {
    RunLoop.current.perform { print("block") }
    RunLoop.current.run()
    ended.signal()
  }
  thread.start()
  ended.wait()
}
run()
