import Exploration
import Glibc

/// A POSIX barrier: whoever comes last is the one whom the others' wait tells apart.
private final class BarrierModel: Resource {
  private let count: Int
  private var arrived = 0
  private var round = 0
  /// What those of a round did before, for all of them.
  private var stamps = [Stamp()]

  init(count: Int) {
    self.count = count
    super.init(kind: .pthreadBarrier)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { round > action.detail }
  override func waitReason(for action: Action) -> WaitReason { .arrivals(count - arrived) }

  func wait() -> Int32 {
    engine.perform(Action(.arrive, self, .put))
    let mine = round
    engine.releaseJoining(into: &stamps[mine])
    arrived += 1
    let isLast = arrived == count
    if isLast {
      arrived = 0
      round += 1
      stamps.append(Stamp())
    } else {
      engine.wait(Action(.goOn, self, [], detail: mine))
    }
    engine.acquire(stamps[mine])
    return isLast ? PTHREAD_BARRIER_SERIAL_THREAD : 0
  }
}

/// Where a program keeps a barrier.
public typealias BarrierPointer = UnsafeMutablePointer<pthread_barrier_t>

private let size = MemoryLayout<pthread_barrier_t>.size
private let barriers = PerExecution { Objects<BarrierModel>() }

/// Stands for `pthread_barrier_init`.
@c(__wrap_pthread_barrier_init)
public func wrappedBarrierInit(
  _ barrier: BarrierPointer, _ attributes: UnsafePointer<pthread_barrierattr_t>?, _ count: UInt32
) -> Int32 {
  guard count > 0 else { return EINVAL }
  barriers.current.set(barrier, size: size, to: BarrierModel(count: Int(count)))
  return 0
}

/// Stands for `pthread_barrier_destroy`.
@c(__wrap_pthread_barrier_destroy)
public func wrappedBarrierDestroy(_ barrier: BarrierPointer) -> Int32 {
  barriers.current.set(barrier, size: size, to: nil)
  return 0
}

/// Stands for `pthread_barrier_wait`.
@c(__wrap_pthread_barrier_wait)
public func wrappedBarrierWait(_ barrier: BarrierPointer) -> Int32 {
  barriers.current.at(barrier, size: size) {
    engine.fail(.crashed(.uninitializedBarrier))
  }.wait()
}
