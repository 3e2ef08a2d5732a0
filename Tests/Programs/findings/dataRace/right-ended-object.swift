// finds: nothing
// outcomes: true
// No node ends before the threads that may look at it: their group does.
import Dispatch
import Synchronization

final class Node: @unchecked Sendable {
  var next: Unmanaged<Node>?
}

let head = Atomic<Unmanaged<Node>?>(nil)
let taken = Mutex<[Unmanaged<Node>]>([])

func pop() -> Bool {
  var first = head.load(ordering: .acquiring)
  while let node = first {
    let next = node._withUnsafeGuaranteedRef { $0.next }
    let (exchanged, now) = head.compareExchange(
      expected: first, desired: next, ordering: .acquiringAndReleasing)
    if exchanged {
      taken.withLock { $0.append(node) }
      return true
    }
    first = now
  }
  return false
}

head.store(.passRetained(Node()), ordering: .releasing)
DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = pop() }
taken.withLock { for node in $0 { node.release() } }
print(head.load(ordering: .acquiring) == nil)
