import Exploration

/// A counting semaphore: tokens in the order in which they came, each with what its giver had done.
///
/// A wait comes after the signal whose token it takes, and after no other one. The tokens of the
/// beginning go first, and nothing comes before them. Real semaphores only count, and often order more
/// than that; that is not promised, and less order hides no race.
package final class CountingSemaphore: Synchronizer {
  private var tokens: [Stamp]
  /// How many lanes are waiting.
  package private(set) var waiting = 0

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
    return tokens.count
  }

  /// Takes a token, and waits for one if there is none.
  ///
  /// - Returns: Whether it got one before the deadline.
  package func wait(until deadline: UInt64 = .max) -> Bool {
    waiting += 1
    let isServed = wait(.wait, .take, until: deadline)
    waiting -= 1
    if isServed { take() }
    return isServed
  }

  /// Takes a token if there is one.
  package func tryWait() -> Bool {
    guard attempt(.tryToWait, .take) else { return false }
    take()
    return true
  }

  /// Gives a token.
  ///
  /// - Parameter verb: What the program calls that.
  package func put(_ verb: Verb) {
    engine.perform(Action(verb, self, .put))
    var stamp = Stamp()
    engine.release(into: &stamp)
    tokens.append(stamp)
    changed()
  }

  private func take() {
    engine.acquire(tokens.removeFirst())
    changed()
  }
}
