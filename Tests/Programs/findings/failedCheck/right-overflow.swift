// finds: nothing
// Nobody leaves an empty room.
import Dispatch
import Synchronization

struct Room {
  var guests: UInt = 0

  mutating func enter() { guests += 1 }
  mutating func leave() {
    if guests > 0 { guests -= 1 }
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
