// outcomes: false
// assumes: fewLooks
// A thread gives back its lock where it does not get the second one, begins again, and counts: a real one may do so
// a million times.
import Foundation

let (one, two) = (NSLock(), NSLock())
let group = DispatchGroup()
one.lock()
DispatchQueue.global().async(group: group) {
  var rounds = 0
  while true {
    two.lock()
    if one.try() { break }
    two.unlock()
    rounds += 1
  }
  print(rounds > 100)
  two.unlock()
  one.unlock()
}
two.lock()
two.unlock()
one.unlock()
group.wait()
