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

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    pending[note] = text
  }

  /// Sends the pending changes.
  func sync() async throws {
    let batch = pending
    guard !batch.isEmpty else { return }
    if let error = await push(batch) { throw error }
    for (note, text) in batch where pending[note] == text {
      pending[note] = nil
    }
  }

  private func push(_ batch: [String: String]) async -> (any Error)? {
    await withCheckedContinuation { continuation in
      _ = server.push(batch) { error in
        continuation.resume(returning: error)
      }
    }
  }
}
