// finds: dataRace
// line: 9
// An element of a buffer ends while another thread reads it.
import Dispatch

nonisolated(unsafe) let texts = UnsafeMutableBufferPointer<[Int]>.allocate(capacity: 1)
texts.initialize(repeating: [1])
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { texts.deinitializeElement(at: 0) }
print(texts[0])
group.wait()
