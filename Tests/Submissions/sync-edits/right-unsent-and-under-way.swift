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
  private struct Notes {
    var unsent: [String: String] = [:]
    var underWay: [String: String] = [:]

    /// The last text of each note.
    var all: [String: String] { underWay.merging(unsent) { _, newer in newer } }
  }

  private let server: NoteServer
  private let notes = Mutex(Notes())

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    get async { notes.withLock { $0.all } }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) async {
    notes.withLock { $0.unsent[note] = text }
  }

  /// Sends the pending changes.
  func sync() async throws {
    let batch = notes.withLock { notes in
      notes.underWay = notes.unsent
      notes.unsent = [:]
      return notes.underWay
    }
    guard !batch.isEmpty else { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(batch) { error in
        self.notes.withLock { notes in
          if error != nil { notes.unsent = notes.all }
          notes.underWay = [:]
        }
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }
}
