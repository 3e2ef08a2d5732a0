// diagnosis: wrongResult
// Takes an empty text for a note that is gone, and no longer sends it.

import Dispatch
import Synchronization

struct PushCall: Sendable {
  let cancel: @Sendable () -> Void
}

struct NoteServer: Sendable {
  typealias Done = @Sendable (_ error: (any Error)?) -> Void
  let push: @Sendable (_ changes: [String: String], _ done: @escaping Done) -> PushCall
}

actor SyncEngine {
  private let server: NoteServer
  private var changes: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { changes }

  func edit(_ note: String, _ text: String) { changes[note] = text.isEmpty ? nil : text }

  func sync() async throws {
    let sent = changes
    guard !sent.isEmpty else { return }
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(sent) { error in
        if let error { caller.resume(throwing: error) } else { caller.resume() }
      }
    }
    for (note, text) in sent where changes[note] == text { changes[note] = nil }
  }
}
