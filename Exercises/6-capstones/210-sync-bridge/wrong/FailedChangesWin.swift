// diagnosis: wrongResult
// What has failed is sent again, and wins over a newer text of the same note.

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
  private var changes: [String: String] = [:]
  /// The changes of a push that has failed.
  private var failed: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] { failed.merging(changes) { $1 } }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { changes[note] = text }

  /// Sends the pending changes.
  func sync() async throws {
    let sent = changes.merging(failed) { $1 }
    if sent.isEmpty { return }
    do {
      try await push(sent)
      (changes, failed) = ([:], [:])
    } catch {
      (changes, failed) = ([:], sent)
      throw error
    }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }
}
