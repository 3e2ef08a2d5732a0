// outcomes: closed on shelf
// What a block holds ends on the block's queue, if nobody else holds it any more: not what waited for its time.
import Foundation

let shelf = DispatchQueue(label: "shelf")
let name = DispatchSpecificKey<String>()
shelf.setSpecific(key: name, value: "shelf")

final class Book: Sendable {
  deinit { print("closed on", DispatchQueue.getSpecific(key: name) ?? "no queue") }
}

func lend() {
  let book = Book()
  shelf.asyncAfter(deadline: .now() + 0.1) { withExtendedLifetime(book) {} }
}

lend()
shelf.asyncAfter(deadline: .now() + 1) { exit(0) }
dispatchMain()
