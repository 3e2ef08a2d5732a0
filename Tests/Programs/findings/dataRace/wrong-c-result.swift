// finds: dataRace
// line: 11 15
// The C library writes the date where both threads say.
import Foundation

nonisolated(unsafe) let date = UnsafeMutablePointer<tm>.allocate(capacity: 1)
let done = DispatchSemaphore(value: 0)

Thread.detachNewThread {
  let first = UnsafeMutablePointer<time_t>.allocate(capacity: 1)
  gmtime_r(first, date)
  done.signal()
}
var later = time_t(800 * 86400)
gmtime_r(&later, date)
done.wait()
print(date.pointee.tm_year)
