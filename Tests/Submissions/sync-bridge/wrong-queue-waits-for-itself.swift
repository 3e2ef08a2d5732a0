// expected: syncOnOwnQueue
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

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { queue.sync { changes } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    queue.async { self.changes[note] = text }
  }

  /// Sends the pending changes.
  func sync() async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      push { error in
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }

  /// What the app called before it used `async`.
  private func push(_ completion: @escaping NoteServer.Done) {
    queue.async {
      guard !self.changes.isEmpty else { return completion(nil) }
      _ = self.server.push(self.changes) { error in
        // The server answers on a thread of its own: back to the queue.
        if error == nil { self.queue.sync { self.changes = [:] } }
        completion(error)
      }
    }
  }
}
