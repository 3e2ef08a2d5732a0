// finds: nothing
// outcomes: 111
// Each block takes the object and puts another one in its place under one lock.
import Dispatch
import Synchronization

final class Item: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

let shelf = Mutex(Item(1))
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { shelf.withLock { $0 = Item($0.number + 10) } }
DispatchQueue.global().async(group: group) { shelf.withLock { $0 = Item($0.number + 100) } }
group.wait()
print(shelf.withLock { $0.number })
