// outcomes: 1 2
// The twin of main-actor-line-is-a-step: the second task comes when the first has ended.
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
  await first.value
  let seen = isSent.load(ordering: .sequentiallyConsistent)
  return (seen, await Tickets.draw())
}
await first.value
let (seen, own) = await second.value
print(seen, own)
