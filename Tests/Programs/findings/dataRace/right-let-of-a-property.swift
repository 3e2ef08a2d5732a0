// finds: nothing
// outcomes: seen 1
// The main code reads a property after a thread has written it.
import Foundation

final class Counter {
  var value = 0
}

nonisolated(unsafe) let counter = Counter()
let done = DispatchSemaphore(value: 0)
Thread {
  counter.value = 1; done.signal()
}.start()
done.wait()
let seen = counter.value
print("seen", seen)
