// The push has begun before the handler is there, so it can always be cancelled; a stream brings the answer.

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
  private var current: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    while let current { _ = await current.result }
    if pending.isEmpty || Task.isCancelled { return try Task.checkCancellation() }
    let push = Task {
      defer { current = nil }
      try await pushOnce()
    }
    current = push
    try await withTaskCancellationHandler {
      try await push.value
    } onCancel: {
      push.cancel()
    }
  }

  private func pushOnce() async throws {
    let sent = pending
    if sent.isEmpty { return }
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    let (answers, source) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    let call = server.push(changes) { error in
      source.yield(error.map(Result.failure) ?? .success(()))
    }
    // A task of its own hears the answer, also when this one is cancelled.
    let answer = Task {
      for await answer in answers { return try answer.get() }
    }
    try await withTaskCancellationHandler {
      try await answer.value
    } onCancel: {
      call.cancel()
    }
  }
}
