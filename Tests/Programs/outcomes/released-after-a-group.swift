// outcomes: closed on shelf / end
// assumes: nothing
// What a block holds ends on the block's queue, if nobody else holds it any more: not who left the group.
import Dispatch

let shelf = DispatchQueue(label: "shelf")
let name = DispatchSpecificKey<String>()
shelf.setSpecific(key: name, value: "shelf")

final class Book: Sendable {
  deinit { print("closed on", DispatchQueue.getSpecific(key: name) ?? "no queue") }
}

func lend(after group: DispatchGroup) {
  let book = Book()
  group.notify(queue: shelf) { withExtendedLifetime(book) {} }
}

func run() {
  let group = DispatchGroup()
  group.enter()
  lend(after: group)
  group.leave()
  shelf.sync {}
  print("end")
}

run()
