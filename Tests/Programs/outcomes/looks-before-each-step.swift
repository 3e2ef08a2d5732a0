// outcomes: 24
// assumes: exactTime
// late: 0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23
// A thread that looks before each of many steps whether it shall stop does not wait for that: it takes all of them
// before any time passes.
import Dispatch
import Synchronization

let isStopped = Atomic(false)
let taken = DispatchSemaphore(value: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
  isStopped.store(true, ordering: .sequentiallyConsistent)
}
var count = 0
for _ in 1...24 {
  if isStopped.load(ordering: .sequentiallyConsistent) { break }
  taken.signal()
  count += 1
}
print(count)
