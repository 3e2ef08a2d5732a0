// expected: wrongResult
// After a push that failed, the changes are neither under way nor put back for a moment.
import Synchronization

/// A push that has begun.
struct PushCall: Sendable {
  let cancel: @Sendable () -> Void
}

/// The server of the notes.
struct NoteServer: Sendable {
  typealias Done = @Sendable (_ error: (any Error)?) -> Void
  let push: @Sendable (_ changes: [String: String], _ done: @escaping Done) -> PushCall
}

final class SyncEngine: Sendable {
  private struct State {
    var fresh: [String: String] = [:]
    var sent: [String: String] = [:]
  }
  private let server: NoteServer
  private let state = Mutex(State())
  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { state.withLock { $0.sent.merging($0.fresh) { $1 } } }
  func edit(_ note: String, _ text: String) { state.withLock { $0.fresh[note] = text } }

  func sync() async throws {
    let changes = state.withLock { state in
      state.sent = state.fresh
      state.fresh = [:]
      return state.sent
    }
    if changes.isEmpty { return }
    let error: (any Error)? = await withCheckedContinuation { caller in
      _ = server.push(changes) { caller.resume(returning: $0) }
    }
    state.withLock { $0.sent = [:] }
    guard let error else { return }
    state.withLock { $0.fresh.merge(changes) { new, _ in new } }
    throw error
  }
}
