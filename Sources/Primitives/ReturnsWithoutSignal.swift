import CExploration
import Exploration

/// Clears what a model has left on the stack, where the engine's reading asks for it, before it calls
/// explored code.
package func clearUnusedStack() { cexploration_clean_stack() }

/// The lanes whose waits on a condition ended without a signal, and what they make of it.
///
/// A lane that looks again, finds nothing and waits again is back where it was. That is neither counted nor
/// followed twice: only when another lane has had the lock can there be something new to find.
struct ReturnsWithoutSignal {
  private struct Wait {
    /// When it began.
    let start: Standstill
    /// How often the lock had been taken by then.
    let sections: Int
    /// The wait before this one was in vain: so is this one as long as no lane takes the lock.
    let isIdle: Bool
    /// The lane has come round once, and no other lane noticed.
    let isSettled: Bool
    var end: End?
  }

  private struct End {
    /// When the lane took the lock.
    let step: Moment
    /// When it continued.
    let start: Moment
    /// How often the lock had been taken by then.
    let sections: Int
    let trust: Trust
  }

  private var waits: [Int: Wait] = [:]

  /// Whether a lane would only look again at what it has seen.
  func isUseless(to lane: Lane, with lock: Lock) -> Bool {
    guard let wait = waits[lane.number] else { return false }
    return wait.isIdle && wait.sections == lock.sections
  }

  /// A lane, which has the lock, begins to wait.
  ///
  /// - Parameter arguments: Addresses of what was handed over for it.
  mutating func waits(_ lane: Lane, with lock: Lock, _ arguments: (UInt, UInt, UInt)) {
    let now = Standstill()
    var (isIdle, isSettled) = (false, false)
    if let wait = waits[lane.number], let end = wait.end, end.sections == lock.sections {
      if let last = lane.trusts.lastIndex(of: end.trust) { lane.trusts.remove(at: last) }
      if end.start.isUndisturbed(but: arguments) {
        isIdle = now == wait.start
        if isIdle { end.step.leaveIfKnown() }
        // The first round leaves words on the stack that the code has not used before.
        if isIdle || !wait.isSettled {
          lane.liberties -= 1
          lock.sections -= 1
          isSettled = true
        }
      }
    }
    waits[lane.number] = Wait(
      start: now, sections: lock.sections, isIdle: isIdle, isSettled: isSettled)
  }

  /// A lane's wait has ended as it should.
  mutating func wasPrompted(_ lane: Lane) { waits[lane.number] = nil }

  /// A lane's wait has ended without a signal; it has taken the lock.
  ///
  /// - Parameters:
  ///   - place: Where it waited.
  ///   - step: When it took the lock.
  mutating func wasNot(_ lane: Lane, with lock: Lock, at place: CodePlace, _ step: Moment) {
    guard let before = waits[lane.number]?.sections else { return }
    let trust = Trust(place: place, isBlind: lock.sections == before + 1)
    lane.trusts.append(trust)
    waits[lane.number]?.end = End(
      step: step, start: Moment(), sections: lock.sections, trust: trust)
  }
}
