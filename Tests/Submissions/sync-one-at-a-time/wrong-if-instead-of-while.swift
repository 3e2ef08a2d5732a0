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
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  /// The push under way.
  private var current: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes; one push at a time.
  func sync() async throws {
    if let current {
      // A push is under way, perhaps with older texts.
      _ = await current.result
    }
    if pending.isEmpty { return }
    let task = Task {
      defer { current = nil }
      try await pushPending()
    }
    current = task
    try await task.value
  }

  private func pushPending() async throws {
    let sent = pending
    try await push(sent)
    // The notes may have been edited while the push was under way.
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
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
