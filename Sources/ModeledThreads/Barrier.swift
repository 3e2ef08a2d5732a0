import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a barrier.
public typealias BarrierPointer = UnsafeMutablePointer<pthread_barrier_t>

private let size = MemoryLayout<pthread_barrier_t>.size
private let barriers = PerExecution { Objects<Barrier>() }

/// Stands for `pthread_barrier_init`.
@c(__wrap_pthread_barrier_init)
public func wrappedBarrierInit(
  _ barrier: BarrierPointer, _ attributes: UnsafePointer<pthread_barrierattr_t>?, _ count: UInt32
) -> Int32 {
  guard count > 0 else { return EINVAL }
  barriers.current.set(barrier, size: size, to: Barrier(kind: .pthreadBarrier, count: Int(count)))
  return 0
}

/// Stands for `pthread_barrier_destroy`.
@c(__wrap_pthread_barrier_destroy)
public func wrappedBarrierDestroy(_ barrier: BarrierPointer) -> Int32 {
  barriers.current.destroy(barrier, size: size) { engine.fail(.crashed(.uninitializedBarrier)) }
  return 0
}

/// Stands for `pthread_barrier_wait`.
@c(__wrap_pthread_barrier_wait)
public func wrappedBarrierWait(_ barrier: BarrierPointer) -> Int32 {
  let isLast = barriers.current.at(barrier, size: size) {
    engine.fail(.crashed(.uninitializedBarrier))
  }.arrive()
  return isLast ? PTHREAD_BARRIER_SERIAL_THREAD : 0
}
