// finds: nothing
// outcomes: 1
// The change is over before the signal is given.
import Dispatch

nonisolated(unsafe) var count = 0
let done = DispatchSemaphore(value: 0)
func add(_ count: inout Int) {
  count += 1
}
DispatchQueue.global().async {
  add(&count); done.signal()
}
done.wait(); print(count)
