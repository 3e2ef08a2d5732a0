// outcomes: destroyed / end
// assumes: nothing
// A destructor tells that its thread has ended, also where `Thread.exit()` ends it.
import Foundation

nonisolated(unsafe) var key = pthread_key_t()
let isDestroyed = DispatchSemaphore(value: 0)

func run() {
  pthread_key_create(&key) { _ in
    print("destroyed")
    isDestroyed.signal()
  }
  Thread.detachNewThread {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 8))
    Thread.exit()
  }
  isDestroyed.wait()
  print("end")
}
run()
