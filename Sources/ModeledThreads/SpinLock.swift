import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a spin lock.
public typealias SpinPointer = UnsafeMutablePointer<pthread_spinlock_t>

private let size = MemoryLayout<pthread_spinlock_t>.size
private let spinLocks = PerExecution { Objects<Lock>() }

private func model(_ lock: SpinPointer) -> Lock {
  spinLocks.current.at(lock, size: size) { Lock(kind: .spinLock) }
}

/// Stands for `pthread_spin_init`.
@c(__wrap_pthread_spin_init)
public func wrappedSpinInit(_ lock: SpinPointer, _ shared: Int32) -> Int32 {
  spinLocks.current.set(lock, size: size, to: nil)
  return 0
}

/// Stands for `pthread_spin_destroy`.
@c(__wrap_pthread_spin_destroy)
public func wrappedSpinDestroy(_ lock: SpinPointer) -> Int32 {
  spinLocks.current.destroy(UnsafeMutableRawPointer(lock), size: size) { Lock(kind: .spinLock) }
  return 0
}

/// Stands for `pthread_spin_lock`.
@c(__wrap_pthread_spin_lock)
public func wrappedSpinLock(_ lock: SpinPointer) -> Int32 {
  model(lock).lock()
  return 0
}

/// Stands for `pthread_spin_trylock`.
@c(__wrap_pthread_spin_trylock)
public func wrappedSpinTryLock(_ lock: SpinPointer) -> Int32 { model(lock).tryLock() ? 0 : EBUSY }

/// Stands for `pthread_spin_unlock`.
@c(__wrap_pthread_spin_unlock)
public func wrappedSpinUnlock(_ lock: SpinPointer) -> Int32 {
  model(lock).unlock()
  return 0
}
