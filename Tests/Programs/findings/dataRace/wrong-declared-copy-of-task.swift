// finds: dataRace
// line: 14
// The same at the top level of an asynchronous program, with a comment between the declaration and an `await`.
import Dispatch

struct Point { var x = 1, y = 2 }

nonisolated(unsafe) var shown: Any = Point()

// The task writes.
let task = Task.detached {
  shown = Point(x: 2)
}
let copy = shown
// Only here it is awaited.
await task.value
print(copy is Point)
