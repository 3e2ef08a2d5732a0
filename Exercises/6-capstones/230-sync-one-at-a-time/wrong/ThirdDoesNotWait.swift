// diagnosis: wrongResult
// Two calls wait for the push under way; a third one begins a push beside it.

struct PushCall: Sendable {
  let cancel: @Sendable () -> Void
}

struct NoteServer: Sendable {
  typealias Done = @Sendable (_ error: (any Error)?) -> Void
  let push: @Sendable (_ changes: [String: String], _ done: @escaping Done) -> PushCall
}

actor SyncEngine {
  private let server: NoteServer
  private(set) var pending: [String: String] = [:]
  private var isPushing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    while isPushing && waiting.count < 2 {
      await withCheckedContinuation { waiting.append($0) }
    }
    if pending.isEmpty { return }
    isPushing = true
    defer {
      isPushing = false
      for c in waiting { c.resume() }
      waiting = []
    }
    let sent = pending
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error { caller.resume(throwing: error) } else { caller.resume() }
      }
    }
  }
}
