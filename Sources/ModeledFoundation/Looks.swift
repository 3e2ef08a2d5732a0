import Exploration

/// The lanes that have looked at a value, how often in a row, and when.
///
/// A loop that only looks would run forever under a schedule that lets it. After some
/// looks that saw the same, without time passing, the others get on first, and then time passes.
final class Looks {
  private static let most = 32
  private static let pause: UInt64 = 1_000_000_000

  private var version = 0
  private var last: [Int: (version: Int, time: UInt64, count: Int)] = [:]

  func changed() { version += 1 }

  /// Notes that a lane looks; whether it has looked in vain so often that it shall wait.
  private func isTired(_ lane: Lane) -> Bool {
    let before = last[lane.number]
    let isSame = before?.version == version && before?.time == Engine.shared.now
    let count = isSame ? (before?.count ?? 0) + 1 : 1
    last[lane.number] = (version, Engine.shared.now, count)
    return lane.hasLooked(count, of: Self.most + 1)
  }

  /// Whether there is something new to see for a lane that waits.
  func isReady(for lane: Lane) -> Bool {
    guard let before = last[lane.number] else { return true }
    return before.version != version || before.time != Engine.shared.now
  }

  /// The scheduling point before a look.
  ///
  /// - Parameter waiting: The detail that tells the resource of a lane that waits for a change.
  func look(at resource: Resource, _ effect: Effect, waiting: Int) {
    guard let lane = Engine.shared.current else { return }
    if isTired(lane) {
      lane.noteVainLook()
      var look = Action(.lookAgain, resource, effect, detail: waiting)
      look.isPause = true
      Engine.shared.wait(look, deadline: Engine.shared.now + Self.pause)
    } else {
      Engine.shared.perform(Action(.lookAt, resource, effect))
    }
  }
}
