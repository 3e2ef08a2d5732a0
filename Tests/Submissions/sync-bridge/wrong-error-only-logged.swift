// expected: continuationNeverResumed
// When the push fails, done returns, and the caller is never resumed.

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
final class SyncEngine: @unchecked Sendable {
  private let server: NoteServer
  private let queue = DispatchQueue(label: "sync")
  private var changes: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { queue.sync { changes } }
  }

  func edit(_ note: String, _ text: String) async {
    queue.async { self.changes[note] = text }
  }

  func sync() async throws {
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      queue.async {
        if self.changes.isEmpty { return reply.resume() }
        _ = self.server.push(self.changes) { error in
          guard error == nil else { return }
          self.queue.async {
            self.changes = [:]
            reply.resume()
          }
        }
      }
    }
  }
}
