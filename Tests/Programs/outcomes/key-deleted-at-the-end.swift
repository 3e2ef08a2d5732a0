// outcomes: destroyed end|end
// A thread ends while another one deletes the key of its value: the destructor runs, or not.
import Dispatch
import Glibc

nonisolated(unsafe) var key = pthread_key_t()
let isSet = DispatchSemaphore(value: 0)

func run() {
  pthread_key_create(&key) { _ in print("destroyed", terminator: " ") }
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { argument in
      pthread_setspecific(key, argument)
      isSet.signal()
      return nil
    }, UnsafeMutableRawPointer(bitPattern: 8))
  isSet.wait()
  pthread_key_delete(key)
  pthread_join(thread, nil)
  print("end")
}
run()
