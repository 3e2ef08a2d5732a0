import Exploration

/// The order of timers that are due at one instant, where either may fire first.
///
/// CoreFoundation computes when a timer fires from two looks at the clock, one of them a little later than the other, and
/// so for each timer anew. Which of two comes first stays so while they repeat. See `CFRunLoopTimerCreate`.
final class TimerTies {
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  private var known: [Pair: Tie] = [:]

  /// The timers in the order in which they fire.
  ///
  /// - Parameter due: By their instants, and equal ones as they were made.
  func decided(_ due: [Timer]) -> [Timer] {
    var timers: [Timer] = []
    for timer in due {
      var place = timers.endIndex
      while place > 0, timers[place - 1].isTied(with: timer),
        isFirst(timer, before: timers[place - 1])
      {
        place -= 1
      }
      timers.insert(timer, at: place)
    }
    return timers
  }

  private func isFirst(_ timer: Timer, before other: Timer) -> Bool {
    let pair = Pair(first: ObjectIdentifier(other), second: ObjectIdentifier(timer))
    if let tie = known[pair] { return tie.isTurned }
    let tie = Tie()
    known[pair] = tie
    tie.decide()
    return tie.isTurned
  }
}

/// Which of two timers fires first: the search tries both, as if one clock ran beside the other.
private final class Tie: Resource {
  private(set) var isTurned = false
  private var isDecided = false

  init() { super.init(kind: .timer) }

  func decide() {
    let engine = Engine.shared
    engine.spawn(.other, name: "clock", isDaemon: true, first: Action(.tick, self, .write)) {
      [self] in
      if !isDecided { isTurned = true }
    }
    engine.perform(Action(.lookAt, self, .read))
    isDecided = true
  }
}
