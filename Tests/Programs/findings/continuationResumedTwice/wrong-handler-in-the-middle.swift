// finds: continuationResumedTwice
// The handler of the cancellation notes it and then takes the continuation: in between the task may ask for it.
import Synchronization

final class Answer: Sendable {
  private struct State {
    var waiting: CheckedContinuation<Void, Never>?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          state.waiting = continuation
          return state.isCancelled
        }
        if isCancelled { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume()
    }
  }
}

let answer = Answer()
let asking = Task { await answer.wait() }
let owner = Task.detached { asking.cancel() }
await asking.value
await owner.value
