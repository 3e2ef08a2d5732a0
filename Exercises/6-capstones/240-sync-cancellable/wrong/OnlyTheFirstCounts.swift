// diagnosis: wrongResult
// A push is cancelled only if the first of the calls that share it is the last one to be cancelled.

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

final class SyncEngine: Sendable {
  private typealias Caller = CheckedContinuation<Void, any Error>
  private struct Change { var text: String; var number: Int }
  private struct Flight {
    let number: Int
    let sent: [String: Change]
    var callers: [(id: Int, caller: Caller)]
    let leader: Int
    var call: PushCall?
    var isCancelled = false
  }
  private struct State {
    var changes: [String: Change] = [:]
    var numbers = 0
    var flight: Flight?
    var line: [(id: Int, caller: Caller)] = []
    var cancelled: Set<Int> = []
    mutating func number() -> Int { numbers += 1; return numbers }
  }
  private let server: NoteServer
  private let state = Mutex(State())
  init(server: NoteServer) { self.server = server }

  var pending: [String: String] { get async { state.withLock { $0.changes.mapValues(\.text) } } }

  func edit(_ note: String, _ text: String) async {
    state.withLock { s in s.changes[note] = Change(text: text, number: s.number()) }
  }

  func sync() async throws {
    let id = state.withLock { $0.number() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: Caller) in
        let isCancelled = state.withLock { s in
          if s.cancelled.remove(id) != nil { return true }
          s.line.append((id, caller))
          return false
        }
        if isCancelled { caller.resume(throwing: CancellationError()) } else { begin() }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func begin() {
    var ready: [(id: Int, caller: Caller)] = []
    let next: Flight? = state.withLock { s in
      guard s.flight == nil, !s.line.isEmpty else { return nil }
      let callers = s.line
      s.line = []
      if s.changes.isEmpty { ready = callers; return nil }
      let flight = Flight(
        number: s.number(), sent: s.changes, callers: callers, leader: callers[0].id)
      s.flight = flight
      return flight
    }
    for r in ready { r.caller.resume() }
    guard let next else { return }
    let call = server.push(next.sent.mapValues(\.text)) { error in self.done(next, error) }
    let cancelNow = state.withLock { s in
      guard s.flight?.number == next.number else { return false }
      s.flight?.call = call
      return s.flight?.isCancelled ?? false
    }
    if cancelNow { call.cancel() }
  }

  private func done(_ flight: Flight, _ error: (any Error)?) {
    let callers = state.withLock { s in
      let callers = s.flight?.callers ?? []
      s.flight = nil
      if error == nil {
        s.changes = s.changes.filter { flight.sent[$0.key]?.number != $0.value.number }
      }
      return callers
    }
    for c in callers {
      if let error { c.caller.resume(throwing: error) } else { c.caller.resume() }
    }
    begin()
  }

  private func cancel(_ id: Int) {
    var left: Caller?
    let call: PushCall? = state.withLock { s in
      if let i = s.line.firstIndex(where: { $0.id == id }) {
        left = s.line.remove(at: i).caller
        return nil
      }
      if let i = s.flight?.callers.firstIndex(where: { $0.id == id }) {
        left = s.flight?.callers.remove(at: i).caller
        guard let flight = s.flight, flight.callers.isEmpty, id == flight.leader else { return nil }
        s.flight?.isCancelled = true
        return flight.call
      }
      s.cancelled.insert(id)
      return nil
    }
    call?.cancel()
    left?.resume(throwing: CancellationError())
  }
}
