// outcomes: set / destroyed / end|set / end|set / end / destroyed
// A thread of Foundation is one of the system: what it has set for itself is destroyed at its end.
import Foundation

let isSet = DispatchSemaphore(value: 0)

func run() {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in print("destroyed") }
  let own = key
  Thread.detachNewThread {
    pthread_setspecific(own, UnsafeRawPointer(bitPattern: 8))
    print("set")
    isSet.signal()
  }
  isSet.wait()
  print("end")
}
run()
