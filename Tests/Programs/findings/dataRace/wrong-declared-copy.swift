// finds: dataRace
// line: 14
// What a declaration at the top level reads has no line in the compiled code.
import Dispatch

struct Point { var x = 1, y = 2 }

nonisolated(unsafe) var shown: Any = Point()
let group = DispatchGroup()

DispatchQueue.global().async(group: group) {
  shown = Point(x: 2)
}
let copy = shown

print("between")
group.wait()
print(copy is Point)
