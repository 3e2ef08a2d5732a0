// expected: wrongResult
// After an error the list under way stays as it is, and the next push replaces it.

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
  private let server: NoteServer
  private let lists = Mutex<(underWay: [String: String], new: [String: String])>(([:], [:]))

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    get async { lists.withLock { $0.underWay.merging($0.new) { _, new in new } } }
  }

  func edit(_ note: String, _ text: String) async {
    lists.withLock { $0.new[note] = text }
  }

  func sync() async throws {
    let sent = lists.withLock { lists in
      lists.underWay = lists.new
      lists.new = [:]
      return lists.underWay
    }
    if sent.isEmpty { return }
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error { return reply.resume(throwing: error) }
        self.lists.withLock { $0.underWay = [:] }
        reply.resume()
      }
    }
  }
}
