// expected: wrongResult
// Edits during a push go to a second list, which pending leaves out until the push has ended.

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
  private var later: [String: String] = [:]
  private var isPushing = false

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { changes }

  func edit(_ note: String, _ text: String) {
    if isPushing {
      later[note] = text
    } else {
      changes[note] = text
    }
  }

  func sync() async throws {
    guard !changes.isEmpty else { return }
    isPushing = true
    defer {
      isPushing = false
      changes.merge(later) { _, new in new }
      later = [:]
    }
    try await push(changes)
    changes = [:]
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          reply.resume(throwing: error)
        } else {
          reply.resume()
        }
      }
    }
  }
}
