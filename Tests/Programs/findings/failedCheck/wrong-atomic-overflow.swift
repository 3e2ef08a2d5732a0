// finds: failedCheck
// line: 10
// traps: sometimes
// One of 255 places is taken while another one is given back: if that comes first, the number is too large.
import Dispatch
import Synchronization

let free = Atomic<UInt8>(255)
let calls = DispatchGroup()
DispatchQueue.global().async(group: calls) { free.add(1, ordering: .relaxed) }
DispatchQueue.global().async(group: calls) { free.subtract(1, ordering: .relaxed) }
calls.wait()
print(free.load(ordering: .relaxed))
