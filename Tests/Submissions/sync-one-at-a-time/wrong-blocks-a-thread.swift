// expected: poolExhausted
// Calls wait at a semaphore and keep their threads, until none is left for the call that could go on.

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
  private let turn = DispatchSemaphore(value: 1)
  private let lock = NSLock()
  private var changes: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { lock.withLock { changes } }
  }

  func edit(_ note: String, _ text: String) async {
    lock.withLock { changes[note] = text }
  }

  private func waitForTurn() { turn.wait() }

  func sync() async throws {
    waitForTurn()
    defer { turn.signal() }
    let sent = await pending
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error { return reply.resume(throwing: error) }
        self.lock.withLock { self.changes = self.changes.filter { sent[$0.key] != $0.value } }
        reply.resume()
      }
    }
  }
}
