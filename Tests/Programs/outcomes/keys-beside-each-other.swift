// outcomes: false|true
// Two threads make a key each: who comes first gets the lower one.
import Foundation

func makeKey() -> pthread_key_t {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}

nonisolated(unsafe) var other: pthread_key_t = 0
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  other = makeKey()
  done.signal()
}
let own = makeKey()
done.wait()
print(own < other)
