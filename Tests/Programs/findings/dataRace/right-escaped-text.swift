// finds: nothing
// outcomes: true
// The pointer is used before the text is emptied.
import Dispatch

nonisolated(unsafe) var text = String(repeating: "x", count: 40)
nonisolated(unsafe) let first = text.withUTF8(\.baseAddress)
let seen = first?[0] ?? 0
DispatchQueue.global().async { text = "" }
print(seen > 0)
