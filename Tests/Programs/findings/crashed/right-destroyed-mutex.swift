// finds: nothing
// outcomes: 2
// The twin of wrong-destroyed-mutex: it is destroyed when all have left, and the next one there is new.
import Foundation

final class Door: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var visits = 0

  func open() { mutex.initialize(to: pthread_mutex_t()) }
  func close() { pthread_mutex_destroy(mutex) }

  func visit() {
    pthread_mutex_lock(mutex)
    visits += 1
    pthread_mutex_unlock(mutex)
  }
}

let (door, done) = (Door(), DispatchSemaphore(value: 0))
for _ in 0..<2 {
  door.open()
  Thread.detachNewThread {
    door.visit()
    done.signal()
  }
  done.wait()
  door.close()
}
print(door.visits)
