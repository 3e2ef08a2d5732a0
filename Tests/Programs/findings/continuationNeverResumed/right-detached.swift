// finds: nothing
// The task is resumed however late it comes.
import Synchronization

final class Gate: Sendable {
  private enum State {
    case closed
    case waited(for: CheckedContinuation<Void, Never>)
    case open
  }
  private let state = Mutex(State.closed)
  func pass() async {
    await withCheckedContinuation { one in
      let isOpen = state.withLock { state in
        if case .open = state { return true }
        state = .waited(for: one)
        return false
      }
      if isOpen { one.resume() }
    }
  }
  func open() {
    let waiting = state.withLock { state in
      defer { state = .open }
      if case .waited(let one) = state { return Optional(one) }
      return nil
    }
    waiting?.resume()
  }
}

let gate = Gate()
let task = Task.detached { await gate.pass() }
gate.open()
await task.value
print("ends")
