// finds: dataRace
// line: 10 13
// One thread formats into a buffer while the other one converts what is there.
import Foundation

nonisolated(unsafe) let text = UnsafeMutablePointer<CChar>.allocate(capacity: 8)
text.initialize(repeating: 0, count: 8)
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  withVaList([12]) { _ = vsnprintf(text, 8, "%d", $0) }
  done.signal()
}
print(strtol(text, nil, 10))
done.wait()
