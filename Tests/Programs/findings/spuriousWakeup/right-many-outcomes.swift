// finds: nothing
// assumes: nothing
// late: nothing
// Nobody is meant to end the wait: it is a pause. More outcomes than are told are none that are new where
// it ends early, or late.
import Foundation

let printing = NSLock()
let condition = NSCondition()
let group = DispatchGroup()
condition.lock()
_ = condition.wait(until: Date(timeIntervalSinceNow: 0.01))
condition.unlock()
for letter in ["a", "b", "c", "d", "e", "f"] {
  group.enter()
  Thread {
    printing.lock()
    print(letter, terminator: "")
    printing.unlock()
    group.leave()
  }.start()
}
group.wait()
