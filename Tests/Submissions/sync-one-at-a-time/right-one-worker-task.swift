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
  /// A call of `sync` that waits.
  private struct Caller {
    /// How many edits it wants to be delivered.
    let edits: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let server: NoteServer
  /// The changes that the server does not have yet: the new text of each note.
  private(set) var pending: [String: String] = [:]

  private var edits = 0
  private var callers: [Caller] = []
  /// Whether `work` is running.
  private var isWorking = false

  init(server: NoteServer) { self.server = server }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) {
    pending[note] = text
    edits += 1
  }

  /// Sends the pending changes.
  func sync() async throws {
    if pending.isEmpty { return }
    try await withCheckedThrowingContinuation { continuation in
      callers.append(Caller(edits: edits, continuation: continuation))
      if isWorking { return }
      isWorking = true
      Task { await work() }
    }
  }

  /// Makes one push after the other, until no call waits.
  private func work() async {
    while !callers.isEmpty && !pending.isEmpty {
      let sent = pending
      let version = edits
      let participants = callers.count
      do {
        try await push(sent)
        for (note, text) in sent where pending[note] == text {
          pending.removeValue(forKey: note)
        }
        let happy = callers.filter { $0.edits <= version }
        callers.removeAll { $0.edits <= version }
        for caller in happy { caller.continuation.resume() }
      } catch {
        // Those who have come in the meantime are for the next push.
        let unhappy = callers.prefix(participants)
        callers.removeFirst(participants)
        for caller in unhappy { caller.continuation.resume(throwing: error) }
      }
    }
    isWorking = false
    // Nothing is pending for these any more.
    let rest = callers
    callers = []
    for caller in rest { caller.continuation.resume() }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          caller.resume(throwing: error)
        } else {
          caller.resume()
        }
      }
    }
  }
}
