// outcomes: 0 5
// assumes: nothing
// Each thread has an error number of its own, and finds none at its start.
import Foundation

errno = 5
let done = DispatchSemaphore(value: 0)
nonisolated(unsafe) var there: Int32 = -1
Thread.detachNewThread {
  there = errno
  errno = 7
  done.signal()
}
done.wait()
print(there, errno)
