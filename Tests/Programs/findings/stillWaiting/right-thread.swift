// finds: nothing
// The thread gets its work, and is waited for.
import Foundation

let work = DispatchSemaphore(value: 0)
let ended = DispatchSemaphore(value: 0)
let thread = Thread {
  work.wait()
  print("worked")
  ended.signal()
}
thread.start()
work.signal()
ended.wait()
