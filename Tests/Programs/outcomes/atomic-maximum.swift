// outcomes: 0|4
// The largest of two values, as one step of an atomic: a load beside it sees the value before or after.
import Foundation
import Synchronization

let all = DispatchGroup()
let x = Atomic(0)
DispatchQueue.global().async(group: all) {
  _ = x.max(4, ordering: .sequentiallyConsistent)
}
print(x.load(ordering: .sequentiallyConsistent), terminator: "")
all.wait()
print()
