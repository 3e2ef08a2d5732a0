// outcomes: 1
// assumes: libraries
// A getter in a path returns a reference, and the standard library goes on from there to write: a data race.
import Dispatch

final class Box { var value = 0 }
struct Shelf<Label> {
  let box = Box()
  var only: Box { box }
}

func write<Label>(_ shelf: Shelf<Label>) {
  let paths = [\Shelf<Label>.only.value]
  shelf[keyPath: paths[0]] = 1
}
nonisolated(unsafe) let shelf = Shelf<Int>()
DispatchQueue.concurrentPerform(iterations: 2) { _ in write(shelf) }
print(shelf.box.value)
