// finds: dataRace
// line: 9
// Each iteration writes an element of its own, but through the one array.
import Dispatch

nonisolated(unsafe) var squares = [0, 0]

DispatchQueue.concurrentPerform(iterations: 2) { index in
  squares[index] = index * index
}
print(squares)
