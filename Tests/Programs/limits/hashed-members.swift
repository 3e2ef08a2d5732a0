// outcomes: 3
// assumes: hashing
// A set's first element is another one in each process, although no loop goes through the set.
import Dispatch

let numbers: Set<Int> = [1, 2, 3]
let first = numbers.first ?? 0
DispatchQueue.global().sync { print(first + numbers.count - first) }
