// finds: nothing
// outcomes: [2, 3] true|[5, 6] true
// The same with a lock, and with constants that two threads read at the same time.
import Dispatch
import Synchronization

let stops = Mutex([1, 2, 3])
let fixed = [7, 8, 9]
let name: Substring = "a"
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  let others = fixed[1...]
  stops.withLock { $0 = [4, 5, 6] }
  withExtendedLifetime(others) {}
}
let (own, isNamed) = (fixed[...1], name == "a")
print(stops.withLock { $0[1...] }, isNamed && own.count == 2)
group.wait()
