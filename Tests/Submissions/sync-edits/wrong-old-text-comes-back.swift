// expected: wrongResult
import Dispatch

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
  private var edited: [String: String] = [:]
  /// What the push under way sends.
  private var underWay: [String: String] = [:]

  init(server: NoteServer) { self.server = server }

  /// The changes that the server does not have yet: the new text of each note.
  var pending: [String: String] {
    underWay.merging(edited) { _, new in new }
  }

  /// Gives a note a new text.
  func edit(_ note: String, _ text: String) { edited[note] = text }

  /// Sends the pending changes.
  func sync() async throws {
    guard !edited.isEmpty else { return }
    underWay = edited
    edited = [:]
    defer { underWay = [:] }
    do {
      try await push(underWay)
    } catch {
      // Nothing of it has been delivered.
      edited.merge(underWay) { _, sent in sent }
      throw error
    }
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
