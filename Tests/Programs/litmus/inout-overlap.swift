// finds: dataRace
// outcomes: 1|2
// Two threads are in an access of the same property at once: each is alone in its own, so that no
// check for exclusive access fails, but they race.
import Foundation

final class Box {
  var number = 0
}
nonisolated(unsafe) let box = Box()
let lock = NSLock()

func change(_ number: inout Int) {
  lock.lock()
  lock.unlock()
  number += 1
}

DispatchQueue.concurrentPerform(iterations: 2) { _ in change(&box.number) }
print(box.number)
