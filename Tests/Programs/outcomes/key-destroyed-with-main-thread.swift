// outcomes: destroyed / block|block / destroyed
// `dispatchMain()` ends the main thread: what that one has set for itself is destroyed beside what the main queue runs.
import Dispatch
import Glibc

func run() {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in print("destroyed") }
  pthread_setspecific(key, UnsafeRawPointer(bitPattern: 8))
  DispatchQueue.main.async { print("block") }
  dispatchMain()
}
run()
