// finds: dataRace
// line: 10 19
// Dispatch ends a value that a queue carries no more in a block of a global queue.
import Dispatch

let shelf = DispatchQueue(label: "shelf")
nonisolated(unsafe) var closed = 0

final class Book: Sendable {
  deinit { closed += 1 }
}

let place = DispatchSpecificKey<Book>()

func run() {
  shelf.setSpecific(key: place, value: Book())
  shelf.setSpecific(key: place, value: nil)
  // The book may be open still.
  print(closed)
}

run()
