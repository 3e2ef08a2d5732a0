// diagnosis: wrongResult
// The second push that ends began after the call, so its changes seem to be delivered: also if that has failed.

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

  private var current: Task<Void, any Error>?
  private var ends = 0

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes.
  func sync() async throws {
    let start = ends
    while let current {
      _ = await current.result
      if ends >= start + 2 { return }
    }
    if pending.isEmpty { return }
    let push = Task {
      defer {
        current = nil
        ends += 1
      }
      let sent = pending
      try await self.push(sent)
      for (note, text) in sent where pending[note] == text { pending[note] = nil }
    }
    current = push
    try await push.value
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
