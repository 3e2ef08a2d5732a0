// finds: dataRace
// line: 15
// A block changes a part of a tuple while the function takes it apart.
import Dispatch

final class Pair: @unchecked Sendable {
  var both = (1, 2)
}

func sum(of pair: Pair) -> Int {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    pair.both.1 = 5
  }
  let (low, high) = pair.both
  group.wait()
  return low + high
}

print(sum(of: Pair()))
