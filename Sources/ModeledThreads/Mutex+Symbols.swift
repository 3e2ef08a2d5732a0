import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a mutex.
public typealias MutexPointer = UnsafeMutablePointer<pthread_mutex_t>

private let size = MemoryLayout<pthread_mutex_t>.size
private let mutexes = PerExecution { Objects<MutexModel>() }

/// The model of a mutex.
func model(_ mutex: MutexPointer) -> MutexModel {
  mutexes.current.at(mutex, size: size) { make(mutex) }
}

private func make(_ mutex: MutexPointer) -> MutexModel {
  switch mutex.pointee.__data.__kind & 3 {
  case 1: MutexModel(.recursive)
  case 2: MutexModel(.errorChecking)
  default: MutexModel(.normal)
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
  let isDone = mutexes.current.destroy(mutex, size: size, unless: { $0.owner != nil }) {
    make(mutex)
  }
  return isDone ? 0 : EBUSY
}

/// Stands for `pthread_mutex_lock`.
@c(__wrap_pthread_mutex_lock)
public func wrappedMutexLock(_ mutex: MutexPointer) -> Int32 {
  model(mutex).lock(before: .max)
}

/// Stands for `pthread_mutex_trylock`.
@c(__wrap_pthread_mutex_trylock)
public func wrappedMutexTryLock(_ mutex: MutexPointer) -> Int32 {
  model(mutex).tryToLock()
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
  let model = model(mutex)
  // An invalid time is noticed only by a lane that has to wait.
  guard Instants.isValid(time.pointee) else { return model.tryLock() ? 0 : EINVAL }
  return model.lock(before: Instants.instant(time.pointee, on: clock))
}

/// Stands for `pthread_mutex_unlock`.
@c(__wrap_pthread_mutex_unlock)
public func wrappedMutexUnlock(_ mutex: MutexPointer) -> Int32 {
  model(mutex).giveBack()
}
