import Exploration

/// Something that runs once: whoever else needs it waits for its end, and comes after it.
package final class Once: Resource {
  private var runner: Lane?
  private var isDone = false
  private var stamp = Stamp()
  /// The lanes that have seen the end.
  private var knowing = LaneSet()

  package override func isReady(for action: Action, lane: Lane) -> Bool { runner == nil }
  package override func holders(for action: Action) -> [Lane] { runner.map { [$0] } ?? [] }
  package override func waitReason(for action: Action) -> WaitReason { .initializer(title) }

  /// Whether the calling lane is running it.
  package var isRunByCaller: Bool { runner != nil && runner === engine.current }

  /// Runs a routine, unless it has run; who runs it is a choice of the search.
  ///
  /// The routine can tell which thread it is on, and may do something else on each.
  package func run(_ routine: () -> Void) {
    // Who knows that it has run notices nothing of others, nor they of it.
    if knowing.contains(engine.lane.number) { return }
    engine.wait(Action(.once, self, .take))
    if !isDone {
      runner = engine.lane
      routine()
      engine.perform(Action(.onceDone, self, .give))
      finish()
    }
    knowing.insert(engine.lane.number)
    engine.acquire(stamp)
  }

  /// Runs an initialiser, unless it has run; who runs it is no choice of its own.
  ///
  /// The initialiser of a global makes the same value whoever runs it. What it does that others can
  /// notice has scheduling points of its own.
  package func initialise(_ initialiser: () -> Void) {
    if runner != nil { engine.wait(Action(.waitForInitializer, self, [])) }
    if !isDone {
      runner = engine.current
      initialiser()
      finish()
    }
    engine.acquire(stamp)
  }

  private func finish() {
    engine.release(into: &stamp)
    isDone = true
    runner = nil
  }
}
