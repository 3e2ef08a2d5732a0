// finds: stillWaiting
// line: 10
// A thread waits for work that never comes; the program ends without it.
import Foundation

let work = DispatchSemaphore(value: 0)
let ready = DispatchSemaphore(value: 0)
let thread = Thread {
  ready.signal()
  work.wait()
  print("worked")
}
thread.start()
ready.wait()
