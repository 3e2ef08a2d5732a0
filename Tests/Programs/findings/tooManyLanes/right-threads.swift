// finds: nothing
// A thread for each of two halves.
import Foundation

let ended = DispatchSemaphore(value: 0)
for _ in 1...2 {
  Thread { ended.signal() }.start()
}
ended.wait()
ended.wait()
