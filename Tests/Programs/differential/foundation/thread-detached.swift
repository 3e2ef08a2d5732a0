// Threads without an object of one's own.
import Foundation

let done = DispatchSemaphore(value: 0)
for _ in 1...2 {
  Thread.detachNewThread {
    done.signal()
  }
}
done.wait()
done.wait()
print(Thread.isMainThread, Thread.current == Thread.mainThread)
