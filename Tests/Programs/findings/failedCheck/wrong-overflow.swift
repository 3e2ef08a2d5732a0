// finds: failedCheck
// line: 14
// traps: sometimes
// says: Swift runtime failure: arithmetic overflow
// One of two guests leaves twice: a number without a sign cannot go below zero.
import Dispatch
import Synchronization

struct Room {
  var guests: UInt = 0

  mutating func enter() { guests += 1 }
  mutating func leave() {
    guests -= 1
  }
}

let room = Mutex(Room())
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    room.withLock { $0.enter() }
  } else {
    room.withLock { $0.leave() }
  }
}
