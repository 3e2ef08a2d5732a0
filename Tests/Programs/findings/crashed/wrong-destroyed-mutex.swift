// finds: crashed
// line: 14
// The thread may come when the mutex is destroyed: POSIX leaves undefined what then happens.
import Foundation

final class Door: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var visits = 0

  init() { pthread_mutex_init(mutex, nil) }
  func close() { pthread_mutex_destroy(mutex) }

  func visit() {
    pthread_mutex_lock(mutex)
    visits += 1
    pthread_mutex_unlock(mutex)
  }
}

let (door, done) = (Door(), DispatchSemaphore(value: 0))
Thread.detachNewThread {
  door.visit()
  done.signal()
}
door.close()
done.wait()
