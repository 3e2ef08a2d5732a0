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
  private struct State { var fresh: [String: String] = [:]; var flying: [String: String] = [:] }
  private let state = Mutex(State())
  private let server: NoteServer
  init(server: NoteServer) { self.server = server }
  var pending: [String: String] { state.withLock { $0.flying.merging($0.fresh) { $1 } } }
  func edit(_ n: String, _ t: String) { state.withLock { $0.fresh[n] = t } }
  func sync() async throws {
    let now = state.withLock { s -> [String: String] in
      s.flying = s.fresh
      s.fresh = [:]
      return s.flying
    }
    if now.isEmpty { return }
    let error: (any Error)? = await withCheckedContinuation { c in
      _ = server.push(now) { c.resume(returning: $0) }
    }
    state.withLock { $0.flying = [:] }
    if let error {
      state.withLock { $0.fresh.merge(now) { mine, _ in mine } }
      throw error
    }
  }
}
