// finds: nothing
// assumes: nothing
// It is read when the group has been left.
import Dispatch

struct Point { var x = 1, y = 2 }

nonisolated(unsafe) var shown: Any = Point()
let group = DispatchGroup()

DispatchQueue.global().async(group: group) {
  shown = Point(x: 2)
}
group.wait()
let copy = shown

print(copy is Point)
