// finds: dataRace
// line: 18
// After the race a block may go on with an object that another one has released: what it finds there is the same
// each time.
import Dispatch

final class Item {
  let number: Int
  init(_ number: Int) { self.number = number }
}

final class Shelf: @unchecked Sendable {
  var item = Item(1)
}

let shelf = Shelf()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { shelf.item = Item(shelf.item.number + 10) }
DispatchQueue.global().async(group: group) { shelf.item = Item(shelf.item.number + 100) }
group.wait()
print(shelf.item.number)
