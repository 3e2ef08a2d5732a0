// Still a queue inside; a handle tells it about a cancellation.

import Dispatch
import Synchronization

/// A push that has begun.
struct PushCall: Sendable {
  /// Asks the server to stop; `done` of the push is called all the same.
  let cancel: @Sendable () -> Void
}

/// The server of the notes.
struct NoteServer: Sendable {
  typealias Done = @Sendable (_ error: (any Error)?) -> Void
  /// Sends changes, the new text of each note; calls `done` once, with an error if the push has failed.
  let push: @Sendable (_ changes: [String: String], _ done: @escaping Done) -> PushCall
}

/// Keeps the changes of notes until the server has them.
final class SyncEngine: @unchecked Sendable {
  private let server: NoteServer
  private let queue = DispatchQueue(label: "sync")
  private var changes: [String: String] = [:]
  private var isPushing = false
  private var waiting: [@Sendable () -> Void] = []

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { queue.sync { changes } }
  }

  func edit(_ note: String, _ text: String) async {
    queue.async { self.changes[note] = text }
  }

  func sync() async throws {
    let handle = Handle()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
        queue.async { self.turn(handle, reply) }
      }
    } onCancel: {
      handle.cancel()
    }
  }

  /// To be called on the queue.
  private func turn(_ handle: Handle, _ reply: CheckedContinuation<Void, any Error>) {
    if isPushing {
      waiting.append { self.turn(handle, reply) }
      return
    }
    if changes.isEmpty { return reply.resume() }
    if handle.isCancelled { return reply.resume(throwing: CancellationError()) }
    isPushing = true
    let sent = changes
    handle.set(
      server.push(sent) { error in
        self.queue.async {
          self.isPushing = false
          if error == nil { self.changes = self.changes.filter { sent[$0.key] != $0.value } }
          reply.resume(with: error.map(Result.failure) ?? .success(()))
          let calls = self.waiting
          self.waiting = []
          for call in calls { call() }
        }
      })
  }
}

/// The call under way, or that it is to be cancelled as soon as it is there.
private final class Handle: Sendable {
  private enum State {
    case empty, cancelled
    case running(PushCall)
  }

  private let state = Mutex(State.empty)

  var isCancelled: Bool {
    state.withLock { state in
      if case .cancelled = state { return true }
      return false
    }
  }

  func set(_ call: PushCall) {
    let isTooLate = state.withLock { state in
      if case .cancelled = state { return true }
      state = .running(call)
      return false
    }
    if isTooLate { call.cancel() }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state = .cancelled }
      return state
    }
    if case .running(let call) = old { call.cancel() }
  }
}
