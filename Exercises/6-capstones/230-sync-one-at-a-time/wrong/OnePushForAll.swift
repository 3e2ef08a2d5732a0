// diagnosis: wrongResult
// The push under way is a global variable: an engine waits for the push of another one.

import Synchronization

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

/// The push under way.
private let current = Mutex<Task<Void, any Error>?>(nil)

/// Keeps the changes of notes until the server has them.
actor SyncEngine {
  private let server: NoteServer
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes, when no other push is under way.
  func sync() async throws {
    while let current = current.withLock({ $0 }) { _ = await current.result }
    if pending.isEmpty { return }
    let push = Task {
      defer { current.withLock { $0 = nil } }
      try await pushOnce()
    }
    current.withLock { $0 = push }
    try await push.value
  }

  private func pushOnce() async throws {
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
