// expected: wrongResult
// What is sent is taken out, and only then noted as under way: in between, it is not pending.
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
  private let server: NoteServer
  private let fresh = Mutex<[String: String]>([:])
  private let sent = Mutex<[String: String]>([:])
  init(server: NoteServer) { self.server = server }

  var pending: [String: String] {
    let old = sent.withLock { $0 }
    return fresh.withLock { $0 }.merging(old) { new, _ in new }
  }
  func edit(_ note: String, _ text: String) { fresh.withLock { $0[note] = text } }

  func sync() async throws {
    let changes = fresh.withLock { fresh in
      defer { fresh = [:] }
      return fresh
    }
    if changes.isEmpty { return }
    sent.withLock { $0 = changes }
    let error: (any Error)? = await withCheckedContinuation { caller in
      _ = server.push(changes) { caller.resume(returning: $0) }
    }
    if error != nil { fresh.withLock { $0.merge(changes) { new, _ in new } } }
    sent.withLock { $0 = [:] }
    if let error { throw error }
  }
}
