/// What a host knows of the work that it lets run in the background, each until its deadline.
///
/// A pure state machine: it is told the time, and neither waits nor calls other code.
///
///     running ── end ─────────────────────────▶ ended
///        └────── expire ──▶ expired ── end ───────▲
///
/// Times are durations since any one instant.
package struct BackgroundLedger: Sendable {
  /// Which work is meant.
  package typealias Ticket = Int

  private enum State {
    case running(deadline: Duration)
    case expired
    case ended
  }

  private var states: [State] = []

  /// How many calls of ``end(_:)`` came for work that had ended before: each is a mistake.
  package private(set) var superfluousEnds = 0

  /// Makes a ledger without any work.
  package init() {}

  /// How many pieces of work have begun.
  package var begun: Int { states.count }

  /// How many pieces of work have ended.
  package var ended: Int { states.count { if case .ended = $0 { true } else { false } } }

  /// Enters work that begins now and may run for some time.
  package mutating func begin(at now: Duration, allowance: Duration) -> Ticket {
    states.append(.running(deadline: now + allowance))
    return states.count - 1
  }

  /// Enters that work has ended, in time or not.
  ///
  /// - Returns: Whether it had not ended before.
  @discardableResult
  package mutating func end(_ ticket: Ticket) -> Bool {
    guard states.indices.contains(ticket) else { return false }
    if case .ended = states[ticket] {
      superfluousEnds += 1
      return false
    }
    states[ticket] = .ended
    return true
  }

  /// Enters that work has reached its deadline, if it has and still runs.
  ///
  /// - Returns: Whether this is so; then, and only this once, the work must be told.
  package mutating func expire(_ ticket: Ticket, at now: Duration) -> Bool {
    guard let left = timeLeft(ticket, at: now), left <= .zero else { return false }
    states[ticket] = .expired
    return true
  }

  /// How much longer work may run, zero or less at its deadline; `nil` if it no longer runs.
  package func timeLeft(_ ticket: Ticket, at now: Duration) -> Duration? {
    guard states.indices.contains(ticket), case .running(let deadline) = states[ticket] else {
      return nil
    }
    return deadline - now
  }
}
