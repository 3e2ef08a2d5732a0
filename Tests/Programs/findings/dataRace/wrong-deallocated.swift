// finds: dataRace
// line: 9
// Memory is freed while a block may still read it: the end of memory is like a write of all of it.
import Dispatch

let group = DispatchGroup()
nonisolated(unsafe) let values = UnsafeMutablePointer<Int>.allocate(capacity: 4)
values.initialize(repeating: 5, count: 4)
DispatchQueue.global().async(group: group) { print(values[2]) }
values.deallocate()
group.wait()
