// finds: nothing
// outcomes: true
// The pointer is used before the array grows.
import Dispatch

nonisolated(unsafe) var bytes = (1...5).map(\.self)
nonisolated(unsafe) let first = bytes.withUnsafeBufferPointer(\.baseAddress)
let seen = first?[0] ?? 0
DispatchQueue.global().async { bytes.append(5) }
print(seen > 0)
