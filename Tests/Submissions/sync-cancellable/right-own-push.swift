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
    while isPushing {
      await withCheckedContinuation { waiting.append($0) }
    }
    if pending.isEmpty { return }
    try Task.checkCancellation()
    isPushing = true
    defer {
      isPushing = false
      waiting.forEach { $0.resume() }
      waiting.removeAll()
    }
    let sent = pending
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    let stop = Stop()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
        let call = server.push(changes) { error in
          if let error {
            caller.resume(throwing: error)
          } else {
            caller.resume()
          }
        }
        stop.begun(call)
      }
    } onCancel: {
      stop.cancel()
    }
  }
}

import Synchronization

/// Brings a cancellation and a call together, whichever comes first.
private final class Stop: Sendable {
  private let state = Mutex<(call: PushCall?, isCancelled: Bool)>((nil, false))

  func begun(_ call: PushCall) {
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
