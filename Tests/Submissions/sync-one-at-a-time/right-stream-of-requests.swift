// A worker takes the calls out of a stream, one after the other.

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
  private let requests: AsyncStream<CheckedContinuation<Void, any Error>>.Continuation
  private var worker: Task<Void, Never>?
  private let source: AsyncStream<CheckedContinuation<Void, any Error>>

  init(server: NoteServer) {
    self.server = server
    (source, requests) = AsyncStream.makeStream()
  }

  deinit { requests.finish() }

  func edit(_ note: String, _ text: String) { pending[note] = text }

  func sync() async throws {
    if worker == nil {
      let source = source
      worker = Task { [weak self] in
        for await request in source {
          do {
            try await self?.pushOnce()
            request.resume()
          } catch {
            request.resume(throwing: error)
          }
        }
      }
    }
    try await withCheckedThrowingContinuation { requests.yield($0) }
  }

  private func pushOnce() async throws {
    let sent = pending
    if sent.isEmpty { return }
    try await push(sent)
    for (note, text) in sent where pending[note] == text { pending[note] = nil }
  }

  private func push(_ changes: [String: String]) async throws {
    try await withCheckedThrowingContinuation { (reply: CheckedContinuation<Void, any Error>) in
      _ = server.push(changes) { error in
        if let error {
          reply.resume(throwing: error)
        } else {
          reply.resume()
        }
      }
    }
  }
}
