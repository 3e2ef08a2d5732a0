// finds: nothing
// assumes: nothing
// The place is given back before the block ends.
import Dispatch

final class Pool: Sendable {
  let places = DispatchSemaphore(value: 2)
  func enter() { places.wait() }
  func leave() { places.signal() }
}

let group = DispatchGroup()
do {
  let pool = Pool()
  DispatchQueue.global().async(group: group) {
    pool.enter()
    pool.leave()
  }
}
group.wait()
