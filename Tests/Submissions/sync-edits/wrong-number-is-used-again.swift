// expected: wrongResult
// An edit during a push always has the number 1, also if the text that is sent has that as well.
/// A push that has begun.
struct PushCall: Sendable {
  let cancel: @Sendable () -> Void
}

/// The server of the notes.
struct NoteServer: Sendable {
  typealias Done = @Sendable (_ error: (any Error)?) -> Void
  let push: @Sendable (_ changes: [String: String], _ done: @escaping Done) -> PushCall
}

actor SyncEngine {
  private let server: NoteServer
  private var texts: [String: String] = [:]
  private var versions: [String: Int] = [:]
  private var isPushing = false
  var pending: [String: String] { texts }
  init(server: NoteServer) { self.server = server }
  func edit(_ note: String, _ text: String) {
    texts[note] = text
    versions[note] = isPushing ? 1 : 0
  }
  func sync() async throws {
    if texts.isEmpty { return }
    isPushing = true
    defer { isPushing = false }
    let sent = versions
    try await withCheckedThrowingContinuation { (c: CheckedContinuation<Void, any Error>) in
      _ = server.push(texts) { error in
        if let error { c.resume(throwing: error) } else { c.resume() }
      }
    }
    for (note, version) in sent where versions[note] == version {
      texts[note] = nil
      versions[note] = nil
    }
  }
}
