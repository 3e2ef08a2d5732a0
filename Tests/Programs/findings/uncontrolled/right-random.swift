// finds: nothing
// Random numbers from a generator of the program's own, which starts the same each time.
import Dispatch
import Synchronization

struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

let sum = Mutex(0)
let group = DispatchGroup()
for seed in 1...2 {
  DispatchQueue.global().async(group: group) {
    var dice = Dice(state: UInt64(seed))
    let times = Int.random(in: 0..<3, using: &dice)
    for _ in 0..<times { sum.withLock { $0 += 1 } }
  }
}
group.wait()
