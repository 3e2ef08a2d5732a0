// outcomes: false
// assumes: machine
// The second thread may get the handle of the first one, which has ended.
import Foundation

func own() -> pthread_t {
  nonisolated(unsafe) var handle = pthread_t()
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    handle = pthread_self()
    done.signal()
  }
  done.wait()
  return handle
}

let first = own()
print(first == own())
