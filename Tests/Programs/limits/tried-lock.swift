// outcomes: false
// assumes: fewLooks
// A thread tries to take a lock until it gets it, and counts: a real one may try a million times.
import Foundation

let lock = NSLock()
let group = DispatchGroup()
lock.lock()
DispatchQueue.global().async(group: group) {
  var rounds = 0
  while !lock.try() { rounds += 1 }
  print(rounds > 100)
  lock.unlock()
}
lock.unlock()
group.wait()
