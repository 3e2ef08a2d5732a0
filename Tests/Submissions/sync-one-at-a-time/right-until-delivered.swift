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
  /// How often notes have been edited, and up to which edit everything is delivered.
  private var edits = 0
  private var delivered = 0
  private var underWay: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    edits += 1
    pending[note] = text
  }

  /// Sends the pending changes.
  func sync() async throws {
    let mine = edits
    while delivered < mine {
      if let underWay {
        // Another call's push: whatever comes of it, look again.
        _ = await underWay.result
        continue
      }
      if pending.isEmpty { return }
      let task = Task { try await pushAll() }
      underWay = task
      return try await task.value
    }
  }

  private func pushAll() async throws {
    let last = edits
    let sent = pending
    defer { underWay = nil }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
    delivered = last
    // The notes may have been edited while the push was under way.
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }
}
