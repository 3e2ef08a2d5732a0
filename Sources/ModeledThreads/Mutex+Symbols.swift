import Exploration
import Glibc

/// Where a program keeps a mutex.
public typealias MutexPointer = UnsafeMutablePointer<pthread_mutex_t>

private let size = MemoryLayout<pthread_mutex_t>.size
private let mutexes = PerExecution { Objects<MutexModel>() }

/// The model of a mutex; `nil` when it was destroyed, as the system's library notes in its bytes.
func model(_ mutex: MutexPointer) -> MutexModel? {
  let bits = mutex.pointee.__data.__kind
  guard bits >= 0 else { return nil }
  return mutexes.current.at(mutex, size: size) {
    switch bits & 3 {
    case 1: MutexModel(.recursive)
    case 2: MutexModel(.errorChecking)
    default: MutexModel(.normal)
    }
  }
}

/// Stands for `pthread_mutex_init`.
@c(__wrap_pthread_mutex_init)
public func wrappedMutexInit(
  _ mutex: MutexPointer, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 {
  mutexes.current.set(mutex, size: size, to: nil)
  return pthread_mutex_init(mutex, attributes)
}

/// Stands for `pthread_mutex_destroy`.
@c(__wrap_pthread_mutex_destroy)
public func wrappedMutexDestroy(_ mutex: MutexPointer) -> Int32 {
  guard let model = model(mutex) else { return EINVAL }
  engine.perform(Action(.destroy, model, .write))
  guard model.owner == nil else { return EBUSY }
  mutexes.current.set(mutex, size: size, to: nil)
  return pthread_mutex_destroy(mutex)
}

/// Stands for `pthread_mutex_lock`.
@c(__wrap_pthread_mutex_lock)
public func wrappedMutexLock(_ mutex: MutexPointer) -> Int32 { model(mutex)?.lock() ?? EINVAL }

/// Stands for `pthread_mutex_trylock`.
@c(__wrap_pthread_mutex_trylock)
public func wrappedMutexTryLock(_ mutex: MutexPointer) -> Int32 {
  model(mutex)?.tryLock() ?? EINVAL
}

/// Stands for `pthread_mutex_timedlock`.
@c(__wrap_pthread_mutex_timedlock)
public func wrappedMutexTimedLock(
  _ mutex: MutexPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  wrappedMutexClockLock(mutex, CLOCK_REALTIME, time)
}

/// Stands for `pthread_mutex_clocklock`.
@c(__wrap_pthread_mutex_clocklock)
public func wrappedMutexClockLock(
  _ mutex: MutexPointer, _ clock: clockid_t, _ time: UnsafePointer<timespec>
) -> Int32 {
  guard let model = model(mutex) else { return EINVAL }
  // A time that is none is noticed by who has to wait only.
  guard Instants.isValid(time.pointee) else { return model.tryLock() == 0 ? 0 : EINVAL }
  return model.lock(deadline: Instants.instant(time.pointee, on: clock))
}

/// Stands for `pthread_mutex_unlock`.
@c(__wrap_pthread_mutex_unlock)
public func wrappedMutexUnlock(_ mutex: MutexPointer) -> Int32 { model(mutex)?.unlock() ?? EINVAL }

// MARK: Spin locks

/// Where a program keeps a spin lock.
public typealias SpinPointer = UnsafeMutablePointer<pthread_spinlock_t>

private let spinLocks = PerExecution { Objects<MutexModel>() }

private func model(_ lock: SpinPointer) -> MutexModel {
  spinLocks.current.at(lock, size: MemoryLayout<pthread_spinlock_t>.size) {
    MutexModel(.normal, kind: .spinLock)
  }
}

/// Stands for `pthread_spin_init`.
@c(__wrap_pthread_spin_init)
public func wrappedSpinInit(_ lock: SpinPointer, _ shared: Int32) -> Int32 {
  spinLocks.current.set(lock, size: MemoryLayout<pthread_spinlock_t>.size, to: nil)
  return 0
}

/// Stands for `pthread_spin_destroy`.
@c(__wrap_pthread_spin_destroy)
public func wrappedSpinDestroy(_ lock: SpinPointer) -> Int32 { wrappedSpinInit(lock, 0) }

/// Stands for `pthread_spin_lock`.
@c(__wrap_pthread_spin_lock)
public func wrappedSpinLock(_ lock: SpinPointer) -> Int32 { model(lock).lock() }

/// Stands for `pthread_spin_trylock`.
@c(__wrap_pthread_spin_trylock)
public func wrappedSpinTryLock(_ lock: SpinPointer) -> Int32 { model(lock).tryLock() }

/// Stands for `pthread_spin_unlock`.
@c(__wrap_pthread_spin_unlock)
public func wrappedSpinUnlock(_ lock: SpinPointer) -> Int32 { model(lock).unlock() }
