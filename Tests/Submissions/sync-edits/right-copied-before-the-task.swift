// The changes are copied just before the task that pushes them begins.

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

actor SyncEngine {
  private let server: NoteServer
  private(set) var pending: [String: String] = [:]
  init(server: NoteServer) { self.server = server }
  func edit(_ note: String, _ text: String) { pending[note] = text }
  func sync() async throws {
    let sent = pending
    if sent.isEmpty { return }
    let job = Task { try await push(sent) }
    try await job.value
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }
  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error { caller.resume(throwing: error) } else { caller.resume() }
      }
    }
  }
}
