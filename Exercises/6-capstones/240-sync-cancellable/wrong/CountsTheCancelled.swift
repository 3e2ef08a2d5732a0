// diagnosis: wrongResult
// Counts the calls that wait for a push, and a call that is cancelled counts until the push has ended.
import Synchronization

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
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  private var current: Task<Void, any Error>?
  private var waiting = 0

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes, when no other push is under way.
  func sync() async throws {
    while let running = current {
      waiting += 1
      _ = await running.result
      waiting -= 1
    }
    try Task.checkCancellation()
    if pending.isEmpty { return }
    let task = Task {
      defer { current = nil }
      try Task.checkCancellation()
      let sent = pending
      try await push(sent)
      for (note, text) in sent where pending[note] == text { pending[note] = nil }
    }
    current = task
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { await self.cancel(task) }
    }
  }

  private func cancel(_ task: Task<Void, any Error>) {
    if waiting == 0 { task.cancel() }
  }

  private func push(_ changes: [String: String]) async throws {
    let box = Box()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
        let call = server.push(changes) { error in
          if let error { caller.resume(throwing: error) } else { caller.resume() }
        }
        box.set(call)
      }
    } onCancel: {
      box.cancel()
    }
  }
}

/// The call of a push, and whether it is to be cancelled.
private final class Box: Sendable {
  private let state = Mutex<(call: PushCall?, isCancelled: Bool)>((nil, false))
  func set(_ call: PushCall) {
    let late = state.withLock {
      $0.call = call
      return $0.isCancelled
    }
    if late { call.cancel() }
  }
  func cancel() {
    let call = state.withLock {
      $0.isCancelled = true
      return $0.call
    }
    call?.cancel()
  }
}
