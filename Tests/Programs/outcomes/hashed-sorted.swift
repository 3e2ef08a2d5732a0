// outcomes: 1 2 3 true
// assumes: nothing
// What is sorted, looked up or made of a set has nothing to do with the order in which the set keeps its elements.
import Dispatch

let numbers: Set<Int> = [1, 2, 3]
let squares = Dictionary(uniqueKeysWithValues: numbers.sorted().map { ($0, $0 * $0) })
let isThere = numbers.union([4]).isSuperset(of: numbers) && numbers.contains { squares[$0] == 9 }
DispatchQueue.global().sync {
  print(numbers.sorted().map { "\($0)" }.joined(separator: " "), isThere)
}
