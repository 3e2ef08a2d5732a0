// outcomes: 0 1|0 2|1 1|1 2
// As with an actor of one's own: what comes before a call of the main actor is not the call.
import Synchronization

let isSent = Atomic<Int>(0)
@MainActor enum Tickets {
  private static var number = 0
  static func draw() -> Int {
    number += 1
    return number
  }
}

let first = Task.detached {
  isSent.store(1, ordering: .sequentiallyConsistent)
  _ = await Tickets.draw()
}
let second = Task.detached {
  let seen = isSent.load(ordering: .sequentiallyConsistent)
  return (seen, await Tickets.draw())
}
await first.value
let (seen, own) = await second.value
print(seen, own)
