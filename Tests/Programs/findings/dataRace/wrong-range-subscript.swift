// finds: dataRace
// line: 9
// A part of an array is read while it is replaced: generic code of the library gets the variable's address.
import Dispatch

nonisolated(unsafe) var stops = [1, 2, 3]
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { stops = [4, 5, 6] }
print(stops[1...])
group.wait()
