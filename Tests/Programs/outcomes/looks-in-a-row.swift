// outcomes: 0 0 0 0 0|0 0 0 0 1|0 0 0 1 1|0 0 1 1 1|0 1 1 1 1|1 1 1 1 1
// Five loads in a row are no loop that waits, though the first ones see nothing new.
import Dispatch
import Synchronization

let value = Atomic(0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { value.store(1, ordering: .sequentiallyConsistent) }
let first = value.load(ordering: .sequentiallyConsistent)
let second = value.load(ordering: .sequentiallyConsistent)
let third = value.load(ordering: .sequentiallyConsistent)
let fourth = value.load(ordering: .sequentiallyConsistent)
let fifth = value.load(ordering: .sequentiallyConsistent)
group.wait()
print(first, second, third, fourth, fifth)
