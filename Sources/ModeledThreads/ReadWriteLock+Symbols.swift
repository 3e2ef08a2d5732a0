import Exploration
import Glibc

/// Where a program keeps a read-write lock.
public typealias ReadWriteLockPointer = UnsafeMutablePointer<pthread_rwlock_t>

private let size = MemoryLayout<pthread_rwlock_t>.size
private let locks = PerExecution { Objects<ReadWriteLockModel>() }

private func model(_ lock: ReadWriteLockPointer) -> ReadWriteLockModel {
  locks.current.at(lock, size: size) { ReadWriteLockModel() }
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
  locks.current.set(lock, size: size, to: nil)
  return 0
}

/// Stands for `pthread_rwlock_rdlock`.
@c(__wrap_pthread_rwlock_rdlock)
public func wrappedReadLock(_ lock: ReadWriteLockPointer) -> Int32 { model(lock).lockForReading() }

/// Stands for `pthread_rwlock_wrlock`.
@c(__wrap_pthread_rwlock_wrlock)
public func wrappedWriteLock(_ lock: ReadWriteLockPointer) -> Int32 { model(lock).lockForWriting() }

/// Stands for `pthread_rwlock_tryrdlock`.
@c(__wrap_pthread_rwlock_tryrdlock)
public func wrappedTryReadLock(_ lock: ReadWriteLockPointer) -> Int32 {
  model(lock).tryLock(forWriting: false)
}

/// Stands for `pthread_rwlock_trywrlock`.
@c(__wrap_pthread_rwlock_trywrlock)
public func wrappedTryWriteLock(_ lock: ReadWriteLockPointer) -> Int32 {
  model(lock).tryLock(forWriting: true)
}

/// Stands for `pthread_rwlock_timedrdlock`.
@c(__wrap_pthread_rwlock_timedrdlock)
public func wrappedTimedReadLock(
  _ lock: ReadWriteLockPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  guard Instants.isValid(time.pointee) else { return EINVAL }
  return model(lock).lockForReading(deadline: Instants.instant(time.pointee, on: CLOCK_REALTIME))
}

/// Stands for `pthread_rwlock_timedwrlock`.
@c(__wrap_pthread_rwlock_timedwrlock)
public func wrappedTimedWriteLock(
  _ lock: ReadWriteLockPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  guard Instants.isValid(time.pointee) else { return EINVAL }
  return model(lock).lockForWriting(deadline: Instants.instant(time.pointee, on: CLOCK_REALTIME))
}

/// Stands for `pthread_rwlock_unlock`.
@c(__wrap_pthread_rwlock_unlock)
public func wrappedReadWriteUnlock(_ lock: ReadWriteLockPointer) -> Int32 { model(lock).unlock() }
