// Readers in parallel, writers behind a barrier, also at the end of a push.

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
  private let queue = DispatchQueue(label: "sync", attributes: .concurrent)
  private var changes: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { queue.sync { changes } }
  }

  func edit(_ note: String, _ text: String) async {
    queue.async(flags: .barrier) { self.changes[note] = text }
  }

  func sync() async throws {
    let sent = await pending
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        guard let error else {
          self.queue.async(flags: .barrier) {
            self.changes.removeAll()
            reply.resume()
          }
          return
        }
        reply.resume(throwing: error)
      }
    }
  }
}
