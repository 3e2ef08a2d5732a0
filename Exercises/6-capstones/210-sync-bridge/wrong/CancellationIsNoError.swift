// diagnosis: wrongResult
// A push that fails with a CancellationError counts as one that was called off, and its error is kept from the caller.

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
  private let server: NoteServer
  private let changes = Mutex<[String: String]>([:])

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { changes.withLock { $0 } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    changes.withLock { $0[note] = text }
  }

  /// Sends the pending changes.
  func sync() async throws {
    let sent = await pending
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if error == nil { self.changes.withLock { $0 = [:] } }
        if let error, !(error is CancellationError) {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }
}
