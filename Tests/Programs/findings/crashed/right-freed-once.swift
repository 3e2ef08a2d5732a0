// finds: nothing
// outcomes: 3
// The twin of wrong-freed-twice and wrong-used-after-free: who leaves last knows it from the change itself.
import Foundation
import Synchronization

struct Shared: ~Copyable { let users = Atomic(2) }
let shared = Shared()
nonisolated(unsafe) let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
numbers.initialize(repeating: 0, count: 2)

@Sendable func leave() {
  if shared.users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
    print(numbers[0] + numbers[1])
    numbers.deallocate()
  }
}

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  numbers[0] = 1
  leave()
}
numbers[1] = 2
leave()
group.wait()
