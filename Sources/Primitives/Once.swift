import Exploration

/// Something that runs once: other lanes that need it wait for its end, and come after it.
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

  /// Runs a routine, unless it has run.
  ///
  /// Which lane runs it is a choice of the search, even where it does the same on each: the others come
  /// after all that the runner did before, and no lane after what they did.
  ///
  /// - Parameter verb: What the program calls that.
  package func run(_ verb: Verb, _ routine: () -> Void) {
    guard let lane = engine.current else { return routine() }
    // A lane that knows that it has run notices nothing of others, nor they of it.
    if knowing.contains(lane.number) { return }
    // The lanes that come after its end do not conflict with any.
    if !isDone || !engine.isKnown(stamp) { engine.wait(Action(verb, self, .share)) }
    if !isDone {
      engine.effect(.take, on: self, stopsAfter: false)
      runner = lane
      lane.heldLocks += 1
      routine()
      lane.heldLocks -= 1
      engine.release(into: &stamp)
      isDone = true
      runner = nil
    }
    knowing.insert(lane.number)
    engine.acquire(stamp)
  }
}
