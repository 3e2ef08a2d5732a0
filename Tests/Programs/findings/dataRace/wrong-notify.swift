// finds: dataRace
// line: 9 11
// The result is read before anybody knows that it is there.
import Dispatch

nonisolated(unsafe) var picture = "none"

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { picture = "cat" }
group.notify(queue: .global()) { @Sendable in picture += "!" }
print(picture)
group.wait()
