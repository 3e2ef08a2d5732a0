// finds: nothing
// outcomes: 1 4
// Each has a copy of its own: the first change of one takes it out of the box.
import Dispatch

protocol Counting { var count: Int { get set } }
struct Shelf: Counting {
  var count: Int
  var size = (1, 2, 3, 4)
}

let shelf: any Counting = Shelf(count: 1)
let group = DispatchGroup()
nonisolated(unsafe) var changed: any Counting = shelf
DispatchQueue.global().async(group: group) { changed.count = 4 }
let copy = shelf
group.wait()
print(copy.count, changed.count)
