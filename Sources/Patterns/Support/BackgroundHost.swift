import Dispatch
import Synchronization

/// Plays the system that lets an application finish something for a while, and then cuts it short.
///
/// As on a phone: an app that begins such work must tell the host when it has ended, exactly
/// once, and also when the host says that the time is up.
final class BackgroundHost: Sendable {
  private struct State {
    var ledger = BackgroundLedger()
    var handlers: [BackgroundLedger.Ticket: @Sendable () -> Void] = [:]
  }

  private let start = ContinuousClock.now
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "host")

  /// What has happened so far.
  var ledger: BackgroundLedger { state.withLock { $0.ledger } }

  /// Waits until a handler that is being called has returned.
  func waitForHandler() {
    queue.sync {}
  }

  /// Begins work that may run for some time.
  func begin(allowance: Duration) -> BackgroundLedger.Ticket {
    state.withLock { $0.ledger.begin(at: now, allowance: allowance) }
  }

  /// Is told that work has ended.
  func end(_ ticket: BackgroundLedger.Ticket) {
    state.withLock { state in
      state.ledger.end(ticket)
      state.handlers[ticket] = nil
    }
  }

  /// Calls a handler on the host's queue if the work still runs when its time is up.
  func whenTimeIsUp(_ ticket: BackgroundLedger.Ticket, _ handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.handlers[ticket] = handler }
    look(at: ticket)
  }

  /// Checks whether the time is up, and otherwise again when it should be: a timer may be early.
  private func look(at ticket: BackgroundLedger.Ticket) {
    let (left, handler) = state.withLock { state in
      let isExpired = state.ledger.expire(ticket, at: now)
      return (
        state.ledger.timeLeft(ticket, at: now), isExpired ? state.handlers[ticket] : nil
      )
    }
    if let handler { return handler() }
    guard let left else { return }
    queue.asyncAfter(deadline: .now() + left / .seconds(1)) { [weak self] in
      self?.look(at: ticket)  // weak: a host whose work has ended long ago need not stay
    }
  }

  private var now: Duration { ContinuousClock.now - start }
}
