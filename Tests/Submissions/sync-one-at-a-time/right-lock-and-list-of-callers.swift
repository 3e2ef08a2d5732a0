// A lock owns the changes and the callers; the end of a push begins the next.

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
final class SyncEngine: Sendable {
  private typealias Caller = CheckedContinuation<Void, any Error>
  private struct State {
    var changes: [String: String] = [:]
    var isPushing = false
    var callers: [Caller] = []
  }

  private let server: NoteServer
  private let state = Mutex(State())

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { state.withLock { $0.changes } }
  }

  func edit(_ note: String, _ text: String) async {
    state.withLock { $0.changes[note] = text }
  }

  func sync() async throws {
    try await withCheckedThrowingContinuation { (caller: Caller) in
      state.withLock { $0.callers.append(caller) }
      next()
    }
  }

  private func next() {
    let (changes, callers) = state.withLock { state -> ([String: String], [Caller]) in
      guard !state.isPushing, !state.callers.isEmpty else { return ([:], []) }
      defer { state.callers = [] }
      state.isPushing = !state.changes.isEmpty
      return (state.changes, state.callers)
    }
    if changes.isEmpty { return callers.forEach { $0.resume() } }
    _ = server.push(changes) { error in
      self.state.withLock { state in
        state.isPushing = false
        if error == nil { state.changes = state.changes.filter { changes[$0.key] != $0.value } }
      }
      for caller in callers {
        caller.resume(with: error.map(Result.failure) ?? .success(()))
      }
      self.next()
    }
  }
}
