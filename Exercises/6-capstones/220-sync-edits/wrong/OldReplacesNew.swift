// diagnosis: wrongResult
// After an error it puts back what it has sent, over what is newer.

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

/// Keeps the changes of notes until the server has them.
final class SyncEngine: Sendable {
  private struct Changes {
    var underWay: [String: String] = [:]
    var waiting: [String: String] = [:]
    var all: [String: String] { underWay.merging(waiting) { _, new in new } }
  }

  private let server: NoteServer
  private let changes = Mutex(Changes())

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { changes.withLock { $0.all } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    changes.withLock { $0.waiting[note] = text }
  }

  /// Sends the pending changes.
  func sync() async throws {
    let sent = changes.withLock { changes in
      swap(&changes.underWay, &changes.waiting)
      return changes.underWay
    }
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        self.changes.withLock { changes in
          if error != nil { changes.waiting.merge(changes.underWay) { _, old in old } }
          changes.underWay = [:]
        }
        caller.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }
}
