// finds: dataRace
// line: 9
// A text is moved out of memory while another thread reads it there.
import Dispatch

nonisolated(unsafe) let slot = UnsafeMutablePointer<String>.allocate(capacity: 1)
slot.initialize(to: "a")
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { _ = slot.move() }
print(slot.pointee)
group.wait()
