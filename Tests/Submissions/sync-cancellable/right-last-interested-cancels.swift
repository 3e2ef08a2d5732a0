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

/// A push under way, and the calls that want it to go on.
private final class Push: Sendable {
  private struct State: Sendable {
    var call: PushCall?
    var interested = 0
  }

  let changes: [String: String]
  /// How many edits had been made when it began.
  let edits: Int
  private let state = Mutex(State())

  init(_ changes: [String: String], edits: Int) {
    self.changes = changes
    self.edits = edits
  }

  func begun(_ call: PushCall) { state.withLock { $0.call = call } }

  func join() { state.withLock { $0.interested += 1 } }

  /// One call less wants it; without any, it is cancelled.
  func leave() {
    let call: PushCall? = state.withLock { state in
      state.interested -= 1
      guard state.interested == 0 else { return nil }
      defer { state.call = nil }
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
  private var current: Push?
  private var callers: [CheckedContinuation<(any Error)?, Never>] = []

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    pending[note] = text
    edits += 1
  }

  /// Sends the pending changes, when no other push is under way.
  func sync() async throws {
    let wanted = edits
    while delivered < wanted && !pending.isEmpty {
      try Task.checkCancellation()
      let isMine = current == nil
      let push = current ?? begin()
      push.join()
      let error = await withTaskCancellationHandler {
        await withCheckedContinuation { callers.append($0) }
      } onCancel: {
        push.leave()
      }
      if isMine, let error { throw error }
    }
  }

  private func begin() -> Push {
    let push = Push(pending, edits: edits)
    current = push
    let call = server.push(push.changes) { error in
      Task { await self.end(push, error) }
    }
    push.begun(call)
    return push
  }

  private func end(_ push: Push, _ error: (any Error)?) {
    if error == nil {
      delivered = push.edits
      for (note, text) in push.changes where pending[note] == text { pending[note] = nil }
    }
    current = nil
    let waiting = callers
    callers = []
    for caller in waiting { caller.resume(returning: error) }
  }
}
