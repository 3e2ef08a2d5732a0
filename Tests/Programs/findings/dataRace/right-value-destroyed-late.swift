// finds: nothing
// outcomes: 1
// The destructor itself says that the value has been destroyed.
import Foundation

nonisolated(unsafe) var destroyed = 0
let isDone = DispatchSemaphore(value: 0)

func run() {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in
    destroyed += 1
    isDone.signal()
  }
  let own = key
  Thread.detachNewThread { pthread_setspecific(own, UnsafeRawPointer(bitPattern: 8)) }
  isDone.wait()
  print(destroyed)
}
run()
