// finds: nothing
// outcomes: [3, 4]
// Who filters the array has it for itself.
import Dispatch
import Synchronization

let numbers = Mutex([1, 2, 3])
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  numbers.withLock { all in all = all.filter { $0 != 2 } }
}
DispatchQueue.global().async(group: group) {
  numbers.withLock { $0.append(4) }
}
DispatchQueue.global().async(group: group) {
  numbers.withLock { all in all = Array(all.dropFirst()) }
}
group.wait()
print(numbers.withLock { $0 })
