// finds: nothing
// assumes: libraries
// Each thread writes through a path of its own, behind a getter or with a setter that does not change the value
// that the path begins at: both threads only read that.
import Dispatch

final class Box { var value = 0 }
struct Shelf {
  let boxes = [Box(), Box()]
  var last: Box { boxes[1] }
  subscript(index: Int) -> Box { boxes[index] }
}
struct Memory {
  let words = UnsafeMutablePointer<Int>.allocate(capacity: 2)
  subscript(index: Int) -> Int {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }
}

nonisolated(unsafe) let shelf = Shelf()
nonisolated(unsafe) let memory = Memory()
let (shelves, words) = ([\Shelf.[0].value, \Shelf.last.value], [\Memory.[0], \Memory.[1]])
DispatchQueue.concurrentPerform(iterations: 2) { number in
  shelf[keyPath: shelves[number]] = 1
  memory[keyPath: words[number]] = 1
}
print(shelf.boxes.map(\.value), memory.words[0], memory.words[1])
