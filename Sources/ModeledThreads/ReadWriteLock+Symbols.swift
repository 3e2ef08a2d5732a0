import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a read-write lock.
public typealias ReadWriteLockPointer = UnsafeMutablePointer<pthread_rwlock_t>

private let size = MemoryLayout<pthread_rwlock_t>.size
private let locks = PerExecution { Objects<ReadersWriter>() }

private func model(_ lock: ReadWriteLockPointer) -> ReadersWriter {
  locks.current.at(lock, size: size) { ReadersWriter(kind: .readWriteLock) }
}

private func take(
  _ lock: ReadWriteLockPointer, for purpose: ReadersWriter.Purpose, until deadline: UInt64 = .max
) -> Int32 {
  let lock = model(lock)
  if lock.own == .writing { return EDEADLK }
  return lock.lock(for: purpose, until: deadline) ? 0 : ETIMEDOUT
}

private func take(
  _ lock: ReadWriteLockPointer, for purpose: ReadersWriter.Purpose, until time: timespec
) -> Int32 {
  guard Instants.isValid(time) else { return EINVAL }
  return take(lock, for: purpose, until: Instants.instant(time, on: CLOCK_REALTIME))
}

/// Stands for `pthread_rwlock_init`.
@c(__wrap_pthread_rwlock_init)
public func wrappedReadWriteLockInit(
  _ lock: ReadWriteLockPointer, _ attributes: UnsafePointer<pthread_rwlockattr_t>?
) -> Int32 {
  locks.current.set(lock, size: size, to: nil)
  return pthread_rwlock_init(lock, attributes)
}

/// Stands for `pthread_rwlock_destroy`.
@c(__wrap_pthread_rwlock_destroy)
public func wrappedReadWriteLockDestroy(_ lock: ReadWriteLockPointer) -> Int32 {
  locks.current.destroy(lock, size: size) { ReadersWriter(kind: .readWriteLock) }
  return 0
}

/// Stands for `pthread_rwlock_rdlock`.
@c(__wrap_pthread_rwlock_rdlock)
public func wrappedReadLock(_ lock: ReadWriteLockPointer) -> Int32 { take(lock, for: .reading) }

/// Stands for `pthread_rwlock_wrlock`.
@c(__wrap_pthread_rwlock_wrlock)
public func wrappedWriteLock(_ lock: ReadWriteLockPointer) -> Int32 { take(lock, for: .writing) }

/// Stands for `pthread_rwlock_tryrdlock`.
@c(__wrap_pthread_rwlock_tryrdlock)
public func wrappedTryReadLock(_ lock: ReadWriteLockPointer) -> Int32 {
  model(lock).tryLock(for: .reading) ? 0 : EBUSY
}

/// Stands for `pthread_rwlock_trywrlock`.
@c(__wrap_pthread_rwlock_trywrlock)
public func wrappedTryWriteLock(_ lock: ReadWriteLockPointer) -> Int32 {
  model(lock).tryLock(for: .writing) ? 0 : EBUSY
}

/// Stands for `pthread_rwlock_timedrdlock`.
@c(__wrap_pthread_rwlock_timedrdlock)
public func wrappedTimedReadLock(
  _ lock: ReadWriteLockPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  take(lock, for: .reading, until: time.pointee)
}

/// Stands for `pthread_rwlock_timedwrlock`.
@c(__wrap_pthread_rwlock_timedwrlock)
public func wrappedTimedWriteLock(
  _ lock: ReadWriteLockPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  take(lock, for: .writing, until: time.pointee)
}

/// Stands for `pthread_rwlock_unlock`.
@c(__wrap_pthread_rwlock_unlock)
public func wrappedReadWriteUnlock(_ lock: ReadWriteLockPointer) -> Int32 {
  model(lock).unlock()
  return 0
}
