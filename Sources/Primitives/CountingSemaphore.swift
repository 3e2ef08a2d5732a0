import Exploration

/// A counting semaphore: tokens in the order in which they came, each with what its giver had done.
///
/// A wait comes after the signal whose token it takes, and after no other one. The tokens of the
/// beginning go first, and nothing comes before them. Real semaphores only count, and often order more
/// than that; that is not promised, and less order hides no race.
package final class CountingSemaphore: Synchronizer {
  private var tokens: [Stamp]
  /// How many lanes have begun to wait, and have neither got a token nor given up.
  private var waiting = 0
  /// Whether the program uses an answer of ``putAndLook(_:)``: only then does it matter when a lane begins to
  /// wait.
  package nonisolated(unsafe) static var answersAreUsed = false

  /// One with some tokens, 0 or more.
  package init(kind: ResourceKind, value: Int) {
    tokens = Array(repeating: Stamp(), count: value)
    super.init(kind: kind)
  }

  package override func canGoOn(_ action: Action, _ lane: Lane) -> Bool { !tokens.isEmpty }
  package override func waitReason(for action: Action) -> WaitReason { .signal(title) }
  package override var amount: Int? { tokens.count }

  /// How many tokens there are, for the model's own use.
  package var value: Int { tokens.count }

  /// How many tokens there are, as a lane sees it.
  package func readValue() -> Int {
    engine.perform(Action(.readValue, self, .read))
    wasLookedAt(inVain: true)
    return tokens.count
  }

  /// Takes a token, and waits for one if there is none.
  ///
  /// - Returns: Whether it got one before the deadline.
  package func wait(until deadline: UInt64 = .max) -> Bool {
    if Self.answersAreUsed {
      comesToWait()
    } else if deadline <= engine.now {
      return takes(attemptNow(.wait, .take))
    }
    waiting += 1
    let isServed = wait(.wait, .take, until: deadline)
    waiting -= 1
    return takes(isServed)
  }

  /// Takes a token if there is one.
  package func tryWait() -> Bool { takes(attempt(.tryToWait, .take)) }

  /// Gives a token.
  ///
  /// - Parameter verb: What the program calls that.
  package func put(_ verb: Verb) { put(Action(verb, self, .put)) }

  /// Gives a token, and tells whether a lane had begun to wait for it.
  ///
  /// Real semaphores count down where a wait begins, and up where a token is given: that the lane which was
  /// woken has not continued yet makes no difference.
  ///
  /// - Parameter verb: What the program calls that.
  package func putAndLook(_ verb: Verb) -> Bool {
    put(Action(verb, self, [.put, .await]))
    return waiting >= tokens.count
  }

  /// The moment in which a lane counts as waiting, which only those that look have to do with.
  private func comesToWait() {
    var action = Action(.beginToWait, self, .enter)
    action.conflicts = .await
    engine.perform(action)
  }

  private func put(_ action: Action) {
    engine.perform(action)
    var stamp = Stamp()
    engine.release(into: &stamp)
    tokens.append(stamp)
    wasGivenBack()
  }

  private func takes(_ isServed: Bool) -> Bool {
    guard isServed else { return false }
    engine.acquire(tokens.removeFirst())
    changed()
    return true
  }
}
