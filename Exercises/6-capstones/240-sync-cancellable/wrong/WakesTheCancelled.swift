// diagnosis: continuationNeverResumed
// The end of a push wakes one of those that wait, and one that has been cancelled by then wakes no other.

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

  private var isPushing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { pending[note] = text }

  /// Sends the pending changes, when no other push is under way.
  func sync() async throws {
    while isPushing { await withCheckedContinuation { waiting.append($0) } }
    try Task.checkCancellation()
    if pending.isEmpty {
      wakeAll()
      return
    }
    isPushing = true
    defer {
      isPushing = false
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
    let sent = pending
    try await push(sent)
    // The notes may have been edited while the push was under way.
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func wakeAll() {
    for call in waiting { call.resume() }
    waiting = []
  }

  private func push(_ changes: [String: String]) async throws {
    let running = RunningPush()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
        let call = server.push(changes) { error in
          if let error {
            caller.resume(throwing: error)
          } else {
            caller.resume()
          }
        }
        running.begins(call)
      }
    } onCancel: {
      running.cancel()
    }
  }
}

/// A push, and whether it has been cancelled, in whichever order the two come.
private final class RunningPush: Sendable {
  private let state = Mutex<(call: PushCall?, isCancelled: Bool)>((nil, false))

  func begins(_ call: PushCall) {
    let isCancelled = state.withLock { state in
      state.call = call
      return state.isCancelled
    }
    if isCancelled { call.cancel() }
  }

  func cancel() {
    let call = state.withLock { state in
      state.isCancelled = true
      return state.call
    }
    call?.cancel()
  }
}
