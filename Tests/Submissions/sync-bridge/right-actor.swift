import Dispatch

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
  private(set) var pending: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes.
  func sync() async throws {
    if pending.isEmpty { return }
    try await deliver(pending)
    pending = [:]
  }

  nonisolated private func deliver(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        caller.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }
}
