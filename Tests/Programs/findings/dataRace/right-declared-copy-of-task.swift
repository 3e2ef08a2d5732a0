// finds: nothing
// assumes: nothing
// It is read when the task has ended.
import Dispatch

struct Point { var x = 1, y = 2 }

nonisolated(unsafe) var shown: Any = Point()

let task = Task.detached {
  shown = Point(x: 2)
}
await task.value
let copy = shown
print(copy is Point)
