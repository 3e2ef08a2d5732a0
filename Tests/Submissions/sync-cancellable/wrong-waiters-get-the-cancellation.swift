// expected: wrongResult
// Whoever waits for a push that is cancelled throws its error.

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
  private(set) var pending: [String: String] = [:]
  private var current: Task<Void, any Error>?

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    while let current {
      try await current.value
      if pending.isEmpty { return }
    }
    if pending.isEmpty { return }
    try Task.checkCancellation()
    let push = Task {
      defer { current = nil }
      try await pushOnce()
    }
    current = push
    try await withTaskCancellationHandler {
      try await push.value
    } onCancel: {
      push.cancel()
    }
  }

  private func pushOnce() async throws {
    let sent = pending
    if sent.isEmpty { return }
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    let handle = Handle()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
        handle.set(
          server.push(changes) { error in
            reply.resume(with: error.map(Result.failure) ?? .success(()))
          })
      }
    } onCancel: {
      handle.cancel()
    }
  }
}

/// The call under way, or that it is to be cancelled as soon as it is there.
private final class Handle: Sendable {
  private enum State {
    case empty, cancelled
    case running(PushCall)
  }

  private let state = Mutex(State.empty)

  func set(_ call: PushCall) {
    let isTooLate = state.withLock { state in
      if case .cancelled = state { return true }
      state = .running(call)
      return false
    }
    if isTooLate { call.cancel() }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state = .cancelled }
      return state
    }
    if case .running(let call) = old { call.cancel() }
  }
}
