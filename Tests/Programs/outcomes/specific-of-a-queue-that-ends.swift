// outcomes: end / closed|closed / end|end
// What a queue carries ends after the queue's last block, in a block of a global queue.
import Dispatch

final class Book: Sendable {
  deinit { print("closed") }
}

let place = DispatchSpecificKey<Book>()

func run() {
  let shelf = DispatchQueue(label: "shelf")
  shelf.setSpecific(key: place, value: Book())
  shelf.sync {}
}

run()
print("end")
