// Each edit is an object, and the same object is the same edit.

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
actor SyncEngine {
  private let server: NoteServer
  private final class Edit: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private var edits: [String: Edit] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { edits.mapValues(\.text) }

  func edit(_ note: String, _ text: String) { edits[note] = Edit(text) }

  func sync() async throws {
    let sent = edits
    if sent.isEmpty { return }
    try await push(sent.mapValues(\.text))
    edits = edits.filter { note, edit in sent[note] !== edit }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          reply.resume(throwing: error)
        } else {
          reply.resume()
        }
      }
    }
  }
}
