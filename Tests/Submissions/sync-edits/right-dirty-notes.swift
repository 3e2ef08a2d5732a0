// All texts stay; one set has the notes that were edited, another one those under way.

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
  private var dirty: Set<String> = []
  private var sending: Set<String> = []

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    texts.filter { dirty.contains($0.key) || sending.contains($0.key) }
  }

  func edit(_ note: String, _ text: String) {
    texts[note] = text
    dirty.insert(note)
  }

  func sync() async throws {
    guard !dirty.isEmpty else { return }
    let changes = pending
    sending = dirty
    dirty = []
    do {
      try await push(changes)
      sending = []
    } catch {
      dirty.formUnion(sending)
      sending = []
      throw error
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
