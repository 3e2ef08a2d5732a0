// finds: semaphoreDestroyedInUse
// line: 7
// A library releases the block that has the last reference: no line of the program destroys the semaphore.
import Dispatch

final class Pool: Sendable {
  let places = DispatchSemaphore(value: 2)
  func enter() { places.wait() }
}

let group = DispatchGroup()
do {
  let pool = Pool()
  DispatchQueue.global().async(group: group) { pool.enter() }
}
group.wait()
