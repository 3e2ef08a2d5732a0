// finds: dataRace
// line: 10 18
// A thread's own value is destroyed after its code has ended: a signal from there comes too early.
import Foundation

nonisolated(unsafe) var destroyed = 0

func run() {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in destroyed += 1 }
  let own = key
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    pthread_setspecific(own, UnsafeRawPointer(bitPattern: 8))
    isDone.signal()
  }
  isDone.wait()
  print(destroyed)
}
run()
