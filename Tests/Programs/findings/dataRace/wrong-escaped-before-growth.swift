// finds: dataRace
// line: 8
// A pointer to an array's elements is used after the call that it belongs to, and the array moves them when it grows.
import Dispatch

nonisolated(unsafe) var bytes = (1...5).map(\.self)
nonisolated(unsafe) let first = bytes.withUnsafeBufferPointer(\.baseAddress)
DispatchQueue.global().async { bytes.append(5) }
let seen = first?[0] ?? 0
print(seen > 0)
