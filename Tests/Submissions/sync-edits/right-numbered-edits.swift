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
  private struct Change {
    let text: String
    let number: Int
  }

  private let server: NoteServer
  private var changes: [String: Change] = [:]
  private var edits = 0

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] { changes.mapValues { $0.text } }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    edits += 1
    changes[note] = Change(text: text, number: edits)
  }

  /// Sends the pending changes.
  func sync() async throws {
    if changes.isEmpty { return }
    let last = edits
    try await push(pending)
    changes = changes.filter { $0.value.number > last }
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
