// finds: nothing
// outcomes: closed
// The twin of wrong-destroyed-condition: who sees `isReady` has the mutex after the signal, which POSIX lets end both.
import Foundation

final class Gate: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  var isReady = false
  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }
  func open() {
    pthread_mutex_lock(mutex)
    isReady = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }
  func pass() {
    pthread_mutex_lock(mutex)
    while !isReady { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
  func close() {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

let gate = Gate()
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  gate.open()
  done.signal()
}
gate.pass()
gate.close()
done.wait()
print("closed")
