// diagnosis: continuationNeverResumed
// Who waits is kept in a global variable: another engine puts its own caller in its place.

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

/// Who waits for the end of a push.
private let waiting = Mutex<CheckedContinuation<Void, any Error>?>(nil)

/// Keeps the changes of notes until the server has them.
actor SyncEngine {
  private let server: NoteServer
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes.
  func sync() async throws {
    if pending.isEmpty { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      waiting.withLock { $0 = caller }
      _ = server.push(pending) { error in
        let caller = waiting.withLock { $0.take() }
        caller?.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
    pending = [:]
  }
}
