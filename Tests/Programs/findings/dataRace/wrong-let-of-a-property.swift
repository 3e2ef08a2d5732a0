// finds: dataRace
// line: 15
// The main code reads a property while a thread writes it.
import Foundation

final class Counter {
  var value = 0
}

nonisolated(unsafe) let counter = Counter()
let done = DispatchSemaphore(value: 0)
Thread {
  counter.value = 1; done.signal()
}.start()
let seen = counter.value
// The name is declared before the wait.
done.wait()

print("seen", seen)
