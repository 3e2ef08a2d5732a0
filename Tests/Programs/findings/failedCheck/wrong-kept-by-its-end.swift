// finds: failedCheck
// says: deallocated with non-zero retain count
// An object keeps itself while it ends: the runtime stops the program, and tells the object's address.
import Synchronization

final class Document: Sendable {
  deinit { last.withLock { $0 = self } }
}
let last = Mutex<Document?>(nil)
func open() { _ = Document() }
open()
