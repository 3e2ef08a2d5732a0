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

  /// How many edits there have been, and how many of them the server has for sure.
  private var edits = 0
  private var delivered = 0
  /// The push under way.
  private var current: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    edits += 1
    pending[note] = text
  }

  /// Sends the pending changes; one push at a time.
  func sync() async throws {
    let mine = edits
    while delivered < mine && !pending.isEmpty {
      if let current {
        // Another call's push: it may be too old, or fail.
        _ = await current.result
      } else {
        let task = Task { try await pushPending() }
        current = task
        try await task.value
      }
    }
  }

  private func pushPending() async throws {
    defer { current = nil }
    let sent = pending
    let version = edits
    try await push(sent)
    delivered = version
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
