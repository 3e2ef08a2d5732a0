// expected: dataRace
// Only the writers take the lock: pending is read without it.

import Foundation

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
  private let lock = NSLock()
  private var changes: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { changes }
  }

  func edit(_ note: String, _ text: String) async {
    lock.withLock { changes[note] = text }
  }

  func sync() async throws {
    let sent = lock.withLock { changes }
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error { return reply.resume(throwing: error) }
        self.lock.withLock { self.changes = [:] }
        reply.resume()
      }
    }
  }
}
