// A thread that is cancelled before it starts.
import Foundation

let done = DispatchSemaphore(value: 0)
let thread = Thread {
  print("ran", Thread.current.isCancelled)
  done.signal()
}
thread.cancel()
thread.start()
print(done.wait(timeout: .now() + 0.3), thread.isCancelled)
