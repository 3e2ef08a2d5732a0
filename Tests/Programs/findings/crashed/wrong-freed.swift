// finds: crashed dataRace
// The memory is given back while the other thread may still write it.
import Dispatch

nonisolated(unsafe) let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
number.initialize(to: 0)

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  number.pointee += 1
}
number.pointee = 2
group.wait()
number.deallocate()
