import Exploration

/// A semaphore: tokens in the order in which they came, each with what its giver had done.
final class SemaphoreMachine: Resource {
  let initial: Int
  private let execution = Engine.shared.executions
  /// The tokens of the beginning that nobody took yet: nothing happens before them.
  private var untouched: Int
  private var tokens: [Stamp] = []
  private var waiting = 0

  init(_ value: Int) {
    initial = value
    untouched = value
    super.init(kind: .semaphore)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { untouched > 0 || !tokens.isEmpty }
  override func waitReason(for action: Action) -> WaitReason { .signal(title) }

  func signal() -> Int {
    let engine = Engine.shared
    engine.perform(Action(.signal, self, .put))
    var stamp = Stamp()
    engine.release(into: &stamp)
    tokens.append(stamp)
    return waiting >= tokens.count ? 1 : 0
  }

  /// - Returns: Whether it got a token before the deadline.
  func wait(until deadline: UInt64) -> Bool {
    let engine = Engine.shared
    // Who gives up sees whether a signal came, and so must be tried before and after each.
    let effect: Effect = deadline == .max ? .take : [.take, .read]
    waiting += 1
    let ready = engine.wait(Action(.wait, self, effect), deadline: deadline)
    waiting -= 1
    guard ready else { return false }
    if untouched > 0 {
      untouched -= 1
    } else {
      engine.acquire(tokens.removeFirst())
    }
    return true
  }

  /// Nobody has the semaphore any more.
  func released() {
    let engine = Engine.shared
    guard engine.isExploring, execution == engine.executions else { return }
    let value = untouched + tokens.count
    if value < initial {
      engine.fail(.semaphoreDestroyedInUse(initial: initial, value: value))
    }
  }
}
