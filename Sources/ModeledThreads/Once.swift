import Exploration
import Glibc

/// What `pthread_once` keeps: who runs the routine, and whether it has run.
private final class OnceModel: Resource {
  private var runner: Lane?
  private var isDone = false
  private var stamp = Stamp()
  /// The lanes that have seen the routine's end.
  private var lanes = LaneSet()

  init() { super.init(kind: .pthreadOnce) }

  override func isReady(for action: Action, lane: Lane) -> Bool { runner == nil }
  override func holders(for action: Action) -> [Lane] { runner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .initializer(title) }

  func run(_ routine: () -> Void) {
    let lane = engine.lane
    // Who knows that it has run notices nothing of others, nor they of it.
    if lanes.contains(lane.number) { return }
    engine.wait(Action(.once, self, .take))
    if isDone {
      lanes.insert(lane.number)
      engine.acquire(stamp)
      return
    }
    runner = lane
    routine()
    engine.perform(Action(.onceDone, self, .give))
    engine.release(into: &stamp)
    isDone = true
    lanes.insert(lane.number)
    runner = nil
  }
}

private let onces = PerExecution { Objects<OnceModel>() }

/// Stands for `pthread_once`.
@c(__wrap_pthread_once)
public func wrappedOnce(
  _ control: UnsafeMutablePointer<pthread_once_t>, _ routine: @convention(c) () -> Void
) -> Int32 {
  onces.current.at(control, size: MemoryLayout<pthread_once_t>.size) { OnceModel() }.run {
    routine()
  }
  return 0
}
