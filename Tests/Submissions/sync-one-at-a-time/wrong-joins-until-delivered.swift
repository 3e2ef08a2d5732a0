// expected: wrongResult
// Its author took it for right: a call can join a push whose `done` was called, and gets its error.
// A call joins and makes pushes until no edit is left that is older than the call.

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
  private var edits: [String: Int] = [:]
  private var count = 0
  private var current: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) {
    count += 1
    edits[note] = count
    pending[note] = text
  }

  func sync() async throws {
    let mine = count
    while edits.values.contains(where: { $0 <= mine }) {
      if let current {
        try await current.value
      } else {
        let task = Task {
          defer { current = nil }
          try await pushOnce()
        }
        current = task
        try await task.value
      }
    }
  }

  private func pushOnce() async throws {
    let last = count
    try await push(pending)
    for (note, number) in edits where number <= last {
      edits[note] = nil
      pending[note] = nil
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
