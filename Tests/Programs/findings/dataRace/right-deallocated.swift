// finds: nothing
// outcomes: 5
// The twin of wrong-deallocated: the block has ended when the memory is freed.
import Dispatch

let group = DispatchGroup()
nonisolated(unsafe) let values = UnsafeMutablePointer<Int>.allocate(capacity: 4)
values.initialize(repeating: 5, count: 4)
DispatchQueue.global().async(group: group) { print(values[2]) }
group.wait()
values.deallocate()
