// finds: continuationNeverResumed
// line: 9
// The program ends well, and leaves a task behind that nobody resumes.
import Synchronization

final class Gate: Sendable {
  private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
  func pass() async {
    await withCheckedContinuation { one in waiting.withLock { $0 = one } }
  }
  func open() {
    waiting.withLock { $0.take() }?.resume()
  }
}

let gate = Gate()
let task = Task.detached { await gate.pass() }
print("ends")
