// A call waits until no edit before it is left: one that a newer edit has replaced is none.

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

actor SyncEngine {
  private let server: NoteServer
  private var texts: [String: (String, Int)] = [:]
  private var clock = 0
  private var busy = false
  private var line: [CheckedContinuation<Void, Never>] = []
  init(server: NoteServer) { self.server = server }
  var pending: [String: String] { texts.mapValues { $0.0 } }
  func edit(_ note: String, _ text: String) { clock += 1; texts[note] = (text, clock) }
  func sync() async throws {
    let goal = clock
    while texts.values.contains(where: { $0.1 <= goal }) {
      if busy { await withCheckedContinuation { line.append($0) }; continue }
      busy = true
      let at = clock
      let e: (any Error)? = await withCheckedContinuation { k in
        _ = server.push(pending) { k.resume(returning: $0) }
      }
      busy = false
      if e == nil { texts = texts.filter { $0.value.1 > at } }
      let all = line; line = []
      for l in all { l.resume() }
      if let e { throw e }
    }
  }
}
