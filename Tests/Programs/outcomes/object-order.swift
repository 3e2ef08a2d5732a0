// outcomes: true true|false false
// assumes: objectOrder
// However the program asks which of two objects comes first, directly or through the standard library, the
// answer is the same for all threads.
import Dispatch
import Synchronization

final class Node: Sendable {}

let nodes = [Node(), Node()]
let answers = Mutex([Bool](repeating: false, count: 2))
DispatchQueue.concurrentPerform(iterations: 2) { index in
  let (one, other) = (ObjectIdentifier(nodes[0]), ObjectIdentifier(nodes[1]))
  let isFirst = index == 0 ? one < other : [one, other].sorted()[0] == one
  precondition(isFirst == (other > one) && isFirst == (one <= other) && isFirst != (one >= other))
  precondition(isFirst == (max(one, other) == other))
  answers.withLock { $0[index] = isFirst }
}
answers.withLock { print($0[0], $0[1]) }
