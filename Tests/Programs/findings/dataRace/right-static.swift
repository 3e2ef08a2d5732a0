// finds: nothing
// Numbers for tickets come from a static atomic.
import Foundation
import Synchronization

enum Tickets {
  static let last = Atomic(0)
  static func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }
}

let done = DispatchSemaphore(value: 0)
let seller = Thread {
  _ = Tickets.next()
  done.signal()
}
seller.start()
_ = Tickets.next()
done.wait()
print(Tickets.last.load(ordering: .relaxed))
