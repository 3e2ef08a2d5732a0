// finds: dataRace
// line: 16 20
// One thread takes the stack's first node and lets it end, while the other one still looks for the next of it.
import Dispatch
import Synchronization

final class Node: @unchecked Sendable {
  var next: Unmanaged<Node>?
}

let head = Atomic<Unmanaged<Node>?>(nil)

func pop() -> Bool {
  var first = head.load(ordering: .acquiring)
  while let node = first {
    let next = node._withUnsafeGuaranteedRef { $0.next }
    let (exchanged, now) = head.compareExchange(
      expected: first, desired: next, ordering: .acquiringAndReleasing)
    if exchanged {
      node.release()
      return true
    }
    first = now
  }
  return false
}

head.store(.passRetained(Node()), ordering: .releasing)
DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = pop() }
print(head.load(ordering: .acquiring) == nil)
