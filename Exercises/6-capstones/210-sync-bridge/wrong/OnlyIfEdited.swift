// diagnosis: wrongResult
// Whether there is anything to send is a flag that edit sets, and that is gone when the push fails.

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
actor SyncEngine {
  private let server: NoteServer
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]
  private var isEdited = false

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    pending[note] = text
    isEdited = true
  }

  /// Sends the pending changes.
  func sync() async throws {
    guard isEdited else { return }
    isEdited = false
    let sent = pending
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error { caller.resume(throwing: error) } else { caller.resume() }
      }
    }
    pending = [:]
  }
}
