// finds: nothing
// assumes: nothing
// The same under a lock, and with an atomic variable beside it that needs none.
import Dispatch
import Synchronization

final class Slot<Content: ~Copyable>: @unchecked Sendable {
  private let lock = Mutex(())
  private var content: Content?
  init(_ content: consuming Content) { self.content = consume content }
  func clear() { lock.withLock { _ in content = nil } }
  var isEmpty: Bool { lock.withLock { _ in content == nil } }
  func use(_ body: (borrowing Content) -> Void) {
    switch content {
    case .none: break
    case .some(let content): body(content)
    }
  }
}

struct Ticket: ~Copyable { var number = 1 }
struct Counter: ~Copyable { let value = Atomic(0) }

let slot = Slot(Ticket())
let counter = Slot(Counter())
DispatchQueue.concurrentPerform(iterations: 2) { number in
  counter.use { $0.value.add(1, ordering: .relaxed) }
  if number == 0 { slot.clear() } else { _ = slot.isEmpty }
}
counter.use { print($0.value.load(ordering: .relaxed), slot.isEmpty) }
