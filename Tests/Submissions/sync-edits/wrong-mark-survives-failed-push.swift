// expected: wrongResult
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
  private var isPushing = false
  private var editedMeanwhile: Set<String> = []

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] { changes }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    changes[note] = text
    if isPushing { editedMeanwhile.insert(note) }
  }

  /// Sends the pending changes.
  func sync() async throws {
    guard !changes.isEmpty else { return }
    let sent = changes
    isPushing = true
    defer { isPushing = false }
    try await push(sent)
    for note in sent.keys where !editedMeanwhile.contains(note) {
      changes[note] = nil
    }
    editedMeanwhile = []
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
