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

/// Stops a push, as soon as there is one.
private final class Brake: Sendable {
  private struct State: Sendable {
    var call: PushCall?
    var isPulled = false
  }

  private let state = Mutex(State())

  /// Notes the push; stops it if that was asked for already.
  func attach(_ call: PushCall) {
    let isPulled = state.withLock { state in
      state.call = call
      return state.isPulled
    }
    if isPulled { call.cancel() }
  }

  func pull() {
    let call = state.withLock { state in
      state.isPulled = true
      return state.call
    }
    call?.cancel()
  }
}

/// Keeps the changes of notes until the server has them.
actor SyncEngine {
  private let server: NoteServer
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  private var edits = 0
  private var delivered = 0
  private var isPushing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    edits += 1
    pending[note] = text
  }

  /// Sends the pending changes, when no other push is under way.
  func sync() async throws {
    let mine = edits
    while delivered < mine && !pending.isEmpty {
      try Task.checkCancellation()
      if isPushing {
        await withCheckedContinuation { waiting.append($0) }
      } else {
        try await pushPending()
      }
    }
  }

  private func pushPending() async throws {
    isPushing = true
    defer {
      isPushing = false
      let calls = waiting
      waiting = []
      for call in calls { call.resume() }
    }
    let sent = pending
    let version = edits
    try await push(sent)
    delivered = version
    // The notes may have been edited while the push was under way.
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    let brake = Brake()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          caller.resume(throwing: CancellationError())
          return
        }
        let call = server.push(changes) { error in
          if let error {
            caller.resume(throwing: error)
          } else {
            caller.resume()
          }
        }
        brake.attach(call)
      }
    } onCancel: {
      brake.pull()
    }
  }
}
