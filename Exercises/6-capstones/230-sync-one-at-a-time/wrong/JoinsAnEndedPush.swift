// diagnosis: wrongResult
// A call joins the push with the same changes, also if that has failed already and its task is still kept.

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

actor SyncEngine {
  private let server: NoteServer
  private(set) var pending: [String: String] = [:]
  /// The push under way, and the one that follows it.
  private var running: Task<Void, any Error>?
  private var queued: Task<Void, any Error>?
  init(server: NoteServer) { self.server = server }
  func edit(_ note: String, _ text: String) { pending[note] = text }
  func sync() async throws {
    if let queued { return try await queued.value }
    if pending.isEmpty { return }
    if let running, pending == sending { return try await running.value }
    if let running {
      let task = Task {
        _ = await running.result
        self.running = self.queued
        self.queued = nil
        try await self.deliver()
      }
      queued = task
      return try await task.value
    }
    let task = Task { try await deliver() }
    running = task
    try await task.value
  }
  private var sending: [String: String] = [:]
  private func deliver() async throws {
    defer { running = nil }
    let sent = pending
    if sent.isEmpty { return }
    sending = sent
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }
}
