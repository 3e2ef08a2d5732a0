/// The program's output as lanes share it: one that prints may keep the others from it for a while.
package final class StandardOutput: Resource {
  /// Whether lanes lock it: whether the program has code that says what its values are when they are printed.
  ///
  /// It is set before the first execution.
  nonisolated(unsafe) package static var isLocked = false

  /// The lane that has it locked; a lane may lock it again.
  private var owner: Lane?
  private var depth = 0
  /// What the last owner had done by the end, for the search.
  private var stamp = Stamp()

  init() { super.init(kind: .output) }

  /// The calling lane prints values that say themselves what they are: until they have, others wait.
  package static func lock() {
    let shared = Engine.shared.output.shared()
    shared.waitForTurn()
    if shared.depth == 0 { Engine.shared.lane.heldLocks += 1 }
    shared.owner = Engine.shared.lane
    shared.depth += 1
  }

  /// All that the calling lane prints has said what it is.
  ///
  /// - Parameter text: What it has printed.
  package static func unlock(after text: some Sequence<UInt8>) {
    let engine = Engine.shared
    let shared = engine.output.shared()
    if !engine.output.isClosed { engine.recorder?.printed(text, by: engine.lane) }
    shared.depth -= 1
    if shared.depth > 0 { return }
    engine.lane.heldLocks -= 1
    engine.release(into: &shared.stamp)
    shared.owner = nil
  }

  /// Adds to what was printed; the calling lane may do that now.
  package static func write(_ text: some Sequence<UInt8>) {
    let engine = Engine.shared
    if engine.output.isClosed { return }
    if !engine.output.append(text) {
      engine.fail(.tooMuchOutput(kibibytes: ProgramOutput.most >> 10))
    }
  }

  /// A scheduling point before the calling lane prints.
  func stop() { Engine.shared.perform(Action(.print, self, .write)) }

  /// The same, where it may have to wait for the lane that has the output.
  func waitForTurn() {
    Engine.shared.wait(Action(.print, self, .write))
    Engine.shared.follow(stamp)
  }

  package override func isReady(for action: Action, lane: Lane) -> Bool {
    owner == nil || owner === lane
  }
  package override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  package override func waitReason(for action: Action) -> WaitReason { .unlock(title) }
}
