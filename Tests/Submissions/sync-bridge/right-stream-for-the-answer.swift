// No continuation at all: the answer ends a stream, with the error or without.

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
  private(set) var pending: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    guard !pending.isEmpty else { return }
    let (answers, source) = AsyncThrowingStream.makeStream(of: Void.self)
    _ = server.push(pending) { error in source.finish(throwing: error) }
    for try await _ in answers {}
    pending = [:]
  }
}
