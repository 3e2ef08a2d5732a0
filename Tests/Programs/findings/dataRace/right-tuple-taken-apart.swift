// finds: nothing
// outcomes: 6
// A tuple is taken apart after a block has changed a part of it.
import Dispatch

final class Pair: @unchecked Sendable {
  var both = (1, 2)
}

func sum(of pair: Pair) -> Int {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    pair.both.1 = 5
  }
  group.wait()
  let (low, high) = pair.both
  return low + high
}

print(sum(of: Pair()))
