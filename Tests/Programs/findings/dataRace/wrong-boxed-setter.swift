// finds: dataRace
// line: 17
// A value that is too large for its variable stands in a box, and is changed there while it is copied.
import Dispatch

protocol Counting { var count: Int { get set } }
struct Shelf: Counting {
  var count: Int
  var size = (1, 2, 3, 4)
}

nonisolated(unsafe) var shelf: any Counting = Shelf(count: 1)

func show() {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { shelf.count = 4 }
  let copy = shelf
  group.wait()
  print(copy.count)
}

show()
