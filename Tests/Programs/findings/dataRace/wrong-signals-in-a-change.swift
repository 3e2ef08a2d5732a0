// finds: dataRace
// line: 12 13
// The count is still passed inout when the signal is given: optimized code may store it only after that.
import Dispatch

nonisolated(unsafe) var count = 0
let done = DispatchSemaphore(value: 0)
func add(_ count: inout Int) {
  count += 1
  done.signal()
}
DispatchQueue.global().async { add(&count) }
done.wait(); print(count)
