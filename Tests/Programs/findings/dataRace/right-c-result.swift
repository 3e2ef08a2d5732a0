// finds: nothing
// outcomes: 142 12 4
// assumes: nothing
// The twin of wrong-c-result and wrong-c-text: each thread has the C library write to memory of its own, or to
// its own part.
import Foundation

nonisolated(unsafe) let dates = UnsafeMutablePointer<tm>.allocate(capacity: 2)
nonisolated(unsafe) let text = UnsafeMutablePointer<CChar>.allocate(capacity: 8)
nonisolated(unsafe) let exponents = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
text.initialize(repeating: 0, count: 8)
let done = DispatchSemaphore(value: 0)

func work(_ part: Int) {
  let (time, end) = (
    UnsafeMutablePointer<time_t>.allocate(capacity: 1),
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  )
  time.pointee = part * 800 * 86400
  gmtime_r(time, dates + part)
  // Two characters and the end of the text, though there would be room for more.
  withVaList([12]) { _ = vsnprintf(text + 4 * part, 8 - 4 * part, "%d", $0) }
  _ = strtol(text + 4 * part, end, 10)
  _ = frexp(8.0, exponents + part)
}

Thread.detachNewThread {
  work(0)
  done.signal()
}
work(1)
done.wait()
print(dates[0].tm_year + dates[1].tm_year, strtol(text, nil, 10), exponents[0])
