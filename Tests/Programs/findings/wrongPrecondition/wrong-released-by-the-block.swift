// finds: wrongPrecondition
// outcomes: closed / end
// What a block holds last ends with the block, on its queue.
import Dispatch

let shelf = DispatchQueue(label: "shelf")

final class Book: Sendable {
  deinit {
    dispatchPrecondition(condition: .notOnQueue(shelf))
    print("closed")
  }
}

func lend() {
  let book = Book()
  shelf.async { withExtendedLifetime(book) {} }
}

lend()
shelf.sync {}
print("end")
