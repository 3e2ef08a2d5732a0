// A lock that is handed over in order; whoever gets it looks whether it has been cancelled.

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
  private var isTaken = false
  private var line: [CheckedContinuation<Void, Never>] = []

  init(server: NoteServer) { self.server = server }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    if isTaken {
      await withCheckedContinuation { line.append($0) }
    } else {
      isTaken = true
    }
    defer {
      if line.isEmpty {
        isTaken = false
      } else {
        line.removeFirst().resume()
      }
    }
    if pending.isEmpty { return }
    if Task.isCancelled { throw CancellationError() }
    try await pushOnce()
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
