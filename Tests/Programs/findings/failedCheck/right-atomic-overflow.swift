// finds: nothing
// outcomes: 254
// assumes: nothing
// One place more than there are is room enough for any order.
import Dispatch
import Synchronization

let free = Atomic<UInt8>(254)
let calls = DispatchGroup()
DispatchQueue.global().async(group: calls) { free.add(1, ordering: .relaxed) }
DispatchQueue.global().async(group: calls) { free.subtract(1, ordering: .relaxed) }
calls.wait()
print(free.load(ordering: .relaxed))
