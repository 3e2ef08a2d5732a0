// Each note has a version, which is compared after the push.

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
  private var texts: [String: String] = [:]
  private var versions: [String: Int] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { texts }

  func edit(_ note: String, _ text: String) {
    texts[note] = text
    versions[note, default: 0] += 1
  }

  func sync() async throws {
    guard !texts.isEmpty else { return }
    let before = versions
    try await push(texts)
    for note in texts.keys where versions[note] == before[note] {
      texts[note] = nil
    }
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
