// The count has a lock.
import Dispatch
import Synchronization

let shelf = DispatchQueue(label: "shelf")
let closed = Mutex(0)

final class Book: Sendable {
  deinit { closed.withLock { $0 += 1 } }
}

let place = DispatchSpecificKey<Book>()

func run() {
  shelf.setSpecific(key: place, value: Book())
  shelf.setSpecific(key: place, value: nil)
  print(closed.withLock { $0 })
}

run()
