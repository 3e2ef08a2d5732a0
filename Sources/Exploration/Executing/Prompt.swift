/// What prompts a lane that could continue without: a signal, which a wait on a condition need not have.
package struct Prompt {
  /// What a lane may do for now.
  package enum State {
    /// It continues.
    case given
    /// It continues where the reading lets it.
    case missing
    /// To continue would only lead it back to where it is.
    case useless
  }

  /// What the lane waits for, as a story says it.
  package let resource: Resource
  /// What it may do for now; asked at each scheduling point.
  package let state: () -> State

  /// A prompt.
  package init(_ resource: Resource, state: @escaping () -> State) {
    self.resource = resource
    self.state = state
  }
}

/// A wait that has ended without a signal, and that was not begun again before the lock was given back.
package struct Trust: Hashable, Sendable, Codable {
  /// Where the wait is.
  package let place: CodePlace
  /// Whether no other lane had the lock in the meantime: what is waited for cannot be there, if the lock
  /// guards it.
  package let isBlind: Bool

  /// A wait that has ended.
  package init(place: CodePlace, isBlind: Bool) {
    self.place = place
    self.isBlind = isBlind
  }
}

extension Lane {
  enum Standing { case prompted, unprompted, stopped }

  /// Whether it may take its step at a virtual instant, and whether only the reading lets it.
  func standing(at now: UInt64, in reading: Reading) -> Standing {
    if canGoOn(at: now) {
      guard let prompt else { return .prompted }
      return switch prompt.state() {
      case .given: .prompted
      case .missing: .unprompted
      case .useless: .stopped
      }
    }
    let isTimed = deadline < .max && action.mayWait && !action.isPause && prompt == nil
    return isTimed && reading.time == .any ? .unprompted : .stopped
  }
}
