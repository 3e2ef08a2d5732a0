// expected: wrongResult
// The handler cancels whichever call the engine has when its task gets there: that of another, or none yet.

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
  private var isPushing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var call: PushCall?

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    while isPushing { await withCheckedContinuation { waiting.append($0) } }
    if pending.isEmpty { return }
    try Task.checkCancellation()
    isPushing = true
    defer {
      isPushing = false
      for call in waiting { call.resume() }
      waiting = []
    }
    try await pushOnce()
  }

  private func pushOnce() async throws {
    let sent = pending
    if sent.isEmpty { return }
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
        call = server.push(changes) { error in
          reply.resume(with: error.map(Result.failure) ?? .success(()))
        }
      }
    } onCancel: {
      Task { await self.stop() }
    }
  }

  private func stop() { call?.cancel() }
}
