// A queue with a list of the calls that wait: a push is for all that were in it when the push began.

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
  private var changes: [String: (text: String, edit: Int)] = [:]
  private var edits = 0
  private var isPushing = false
  private var waiting: [NoteServer.Done] = []

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { queue.sync { changes.mapValues(\.text) } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    queue.async {
      self.edits += 1
      self.changes[note] = (text, self.edits)
    }
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
      self.waiting.append(completion)
      self.pushNext()
    }
  }

  /// Sends for all that wait, if no push is under way; to be called on the queue.
  private func pushNext() {
    if isPushing || waiting.isEmpty { return }
    let calls = waiting
    waiting = []
    if changes.isEmpty { return calls.forEach { $0(nil) } }
    isPushing = true
    let last = edits
    _ = server.push(changes.mapValues(\.text)) { error in
      self.queue.async {
        self.isPushing = false
        if error == nil { self.changes = self.changes.filter { $0.value.edit > last } }
        for call in calls { call(error) }
        self.pushNext()
      }
    }
  }
}
