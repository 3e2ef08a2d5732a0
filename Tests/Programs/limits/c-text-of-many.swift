// outcomes: 32
// assumes: libraries
// One thread splits a text while another one reads it, a data race. What the C library's other functions do with the
// pointers that they get is not seen; the verdict says so where other threads are at work.
import Foundation

typealias Text = UnsafeMutablePointer<CChar>

nonisolated(unsafe) let text = Text.allocate(capacity: 4)
nonisolated(unsafe) let rest = UnsafeMutablePointer<Text?>.allocate(capacity: 1)
strcpy(text, "a b")
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  _ = strtok_r(text, " ", rest)
  done.signal()
}
let second = text[1]
done.wait()
print(second)
