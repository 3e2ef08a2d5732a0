import CExploration

/// A moment of the lane that runs, to find out later what it has done since.
package struct Moment {
  private let event: Int32
  private let writes: Int

  /// This moment.
  package init() {
    event = Engine.shared.current?.event ?? -1
    writes = Engine.shared.memory.journal.count
  }

  /// Whether nothing has changed since that others could see: the lane alone took steps, it only looked, and
  /// what it wrote stood there before.
  ///
  /// - Parameters:
  ///   - arguments: Addresses of what the code handed to the model that asks.
  ///   - othersMayLook: Whether others may have taken steps as well, which only looked.
  package func isUndisturbed(
    but arguments: (UInt, UInt, UInt) = (0, 0, 0), othersMayLook: Bool = false
  ) -> Bool {
    let engine = Engine.shared
    guard let lane = engine.current, engine.memory.journal.isUndone(since: writes, but: arguments)
    else { return false }
    return engine.trace.onlyLooks(of: othersMayLook ? nil : lane.number, since: event)
  }

  /// Ends the execution if the lane took its step here instead of one that an earlier execution took.
  ///
  /// To be called when all is again as it was before the step: the earlier one shows what comes after it.
  package func leaveIfKnown() {
    let engine = Engine.shared
    guard event >= 0, engine.strategy.goesAnotherWay(at: Int(event)) else { return }
    engine.end = .cutShort
    engine.leave()
  }
}

/// What the explored code that called has in registers and on its stack: the state of the lane that runs, as
/// far as no other lane can see it.
package struct Standstill: Equatable {
  /// A hash; `nil` where it is not known.
  private let state: UInt64?

  /// The state now.
  package init() {
    let hash = cexploration_state_of_caller()
    state = hash == 0 ? nil : hash
  }

  /// Whether the lane was in the same state; what is not known is never the same.
  package static func == (one: Standstill, other: Standstill) -> Bool {
    guard let state = one.state else { return false }
    return state == other.state
  }
}
