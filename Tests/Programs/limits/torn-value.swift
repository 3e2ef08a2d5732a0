// finds: dataRace
// outcomes: 0 0|2 2
// certainty: proved
// A real machine may also copy one half before and the other one after.
import Dispatch

struct Pair {
  var one = 0
  var other = 0
}

nonisolated(unsafe) var pair = Pair()

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { pair = Pair(one: 2, other: 2) }
DispatchQueue.global().async(group: group) {
  let seen = pair
  print(seen.one, seen.other)
}
group.wait()
