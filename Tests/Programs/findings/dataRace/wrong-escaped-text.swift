// finds: dataRace
// line: 8
// A pointer to a text's bytes is used after the call that it belongs to, and meanwhile the text is emptied.
import Dispatch

nonisolated(unsafe) var text = String(repeating: "x", count: 40)
nonisolated(unsafe) let first = text.withUTF8(\.baseAddress)
DispatchQueue.global().async { text = "" }
let seen = first?[0] ?? 0
print(seen > 0)
