// finds: nothing
// An object counts itself while it ends.
import Synchronization

final class Document: Sendable {
  deinit { last.withLock { $0 += 1 } }
}
let last = Mutex(0)
func open() { _ = Document() }
open()
