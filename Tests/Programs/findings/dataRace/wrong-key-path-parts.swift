// finds: dataRace
// line: 9
// Two parts of one structure, each changed through a key path: to change a part is an access of the whole.
import Dispatch
struct Pair { var first = 0, second = 0 }
nonisolated(unsafe) var pair = Pair()
nonisolated(unsafe) let parts = [\Pair.first, \Pair.second]
DispatchQueue.concurrentPerform(iterations: 2) { index in
  pair[keyPath: parts[index]] += 1
}
