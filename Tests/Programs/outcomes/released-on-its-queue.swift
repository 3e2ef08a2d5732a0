// outcomes: closed on shelf / end|closed on no queue / end
// What a block holds ends on the block's queue, if nobody else holds it any more: here the lender may.
import Dispatch

let shelf = DispatchQueue(label: "shelf")
let name = DispatchSpecificKey<String>()
shelf.setSpecific(key: name, value: "shelf")

final class Book: Sendable {
  deinit { print("closed on", DispatchQueue.getSpecific(key: name) ?? "no queue") }
}

func lend() {
  let book = Book()
  shelf.async { withExtendedLifetime(book) {} }
}

lend()
shelf.sync {}
print("end")
