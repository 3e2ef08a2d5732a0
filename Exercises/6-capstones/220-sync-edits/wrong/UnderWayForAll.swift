// diagnosis: wrongResult
// What is under way is a global variable: it is also pending in another engine.

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

/// The changes of the push under way.
private let underWay = Mutex<[String: String]>([:])

/// Keeps the changes of notes until the server has them.
final class SyncEngine: Sendable {
  private let server: NoteServer
  private let waiting = Mutex<[String: String]>([:])

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { waiting.withLock { all($0) } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    waiting.withLock { $0[note] = text }
  }

  /// Sends the pending changes.
  func sync() async throws {
    let sent = waiting.withLock { waiting in
      underWay.withLock { swap(&$0, &waiting) }
      return underWay.withLock { $0 }
    }
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        self.waiting.withLock { waiting in
          if error != nil { waiting = all(waiting) }
          underWay.withLock { $0 = [:] }
        }
        caller.resume(with: error.map(Result.failure) ?? .success(()))
      }
    }
  }
}

private func all(_ waiting: [String: String]) -> [String: String] {
  underWay.withLock { $0 }.merging(waiting) { _, new in new }
}
