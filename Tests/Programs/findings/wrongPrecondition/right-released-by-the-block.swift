// The block is not the last to hold it.
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
  shelf.sync {}
  withExtendedLifetime(book) {}
}

lend()
print("end")
