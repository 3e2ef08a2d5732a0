// diagnosis: wrongResult
// After an error, what it has sent gets its newer texts: a note that was not among that is left out.

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
  private struct State {
    var now: [String: String] = [:]
    var later: [String: String] = [:]
    var isBusy = false
  }

  private let server: NoteServer
  private let state = Mutex(State())

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { state.withLock { $0.now.merging($0.later) { _, new in new } } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    state.withLock { state in
      if state.isBusy { state.later[note] = text } else { state.now[note] = text }
    }
  }

  /// Sends the pending changes.
  func sync() async throws {
    let sent = state.withLock { state in
      state.isBusy = !state.now.isEmpty
      return state.now
    }
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        self.state.withLock { state in
          if error == nil {
            state.now = state.later
          } else {
            for note in state.now.keys where state.later[note] != nil {
              state.now[note] = state.later[note]
            }
          }
          state.later = [:]
          state.isBusy = false
        }
        caller.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }
}
