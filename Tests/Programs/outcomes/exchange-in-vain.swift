// outcomes: true|false
// assumes: fewLooks
// An exchange that is tried again although nothing has changed looks at a flag. Where the hundred tries come before
// the flag is set, they end in vain.
import Dispatch
import Synchronization

let isSet = Atomic(false)
let group = DispatchGroup()
group.enter()
DispatchQueue.global().async {
  isSet.store(true, ordering: .sequentiallyConsistent)
  group.leave()
}
var isSeen = false
for _ in 1...100 where !isSeen {
  isSeen =
    isSet.compareExchange(
      expected: true, desired: true, ordering: .sequentiallyConsistent
    ).exchanged
}
group.wait()
print(isSeen)
