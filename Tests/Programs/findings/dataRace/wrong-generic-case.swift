// finds: dataRace
// line: 11
// One thread looks whether there is a value, another one takes it away. The look copies nothing: the content of the
// optional has a generic type that cannot be copied.
import Dispatch

final class Slot<Content: ~Copyable>: @unchecked Sendable {
  private var content: Content?
  init(_ content: consuming Content) { self.content = consume content }
  func clear() { content = nil }
  var isEmpty: Bool { content == nil }
}

struct Ticket: ~Copyable { var number = 1 }

let slot = Slot(Ticket())
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { slot.clear() } else { print(slot.isEmpty) }
}
