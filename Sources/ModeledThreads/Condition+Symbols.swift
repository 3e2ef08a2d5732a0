import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a condition variable.
public typealias ConditionPointer = UnsafeMutablePointer<pthread_cond_t>

private let size = MemoryLayout<pthread_cond_t>.size
private let conditions = PerExecution { Objects<Condition>() }

private func model(_ condition: ConditionPointer) -> Condition {
  conditions.current.at(condition, size: size) { Condition(kind: .pthreadCondition) }
}

/// Waits with a mutex, which is locked again in any case.
private func wait(
  _ condition: ConditionPointer, _ mutex: MutexPointer, until deadline: UInt64 = .max,
  _ time: UnsafePointer<timespec>? = nil
) -> Int32 {
  let arguments = (UInt(bitPattern: condition), UInt(bitPattern: mutex), UInt(bitPattern: time))
  let mutex = model(mutex)
  if !mutex.isMine, mutex.type != .normal { return EPERM }
  let isWoken = model(condition).wait(with: mutex, until: deadline, arguments: arguments)
  return isWoken ? 0 : ETIMEDOUT
}

/// Stands for `pthread_cond_init`.
@c(__wrap_pthread_cond_init)
public func wrappedConditionInit(
  _ condition: ConditionPointer, _ attributes: UnsafePointer<pthread_condattr_t>?
) -> Int32 {
  conditions.current.set(condition, size: size, to: nil)
  return pthread_cond_init(condition, attributes)
}

/// Stands for `pthread_cond_destroy`.
@c(__wrap_pthread_cond_destroy)
public func wrappedConditionDestroy(_ condition: ConditionPointer) -> Int32 {
  let model = model(condition)
  model.destroy()
  conditions.current.forget(condition, size: size, model)
  return 0
}

/// Stands for `pthread_cond_wait`.
@c(__wrap_pthread_cond_wait)
public func wrappedConditionWait(_ condition: ConditionPointer, _ mutex: MutexPointer) -> Int32 {
  wait(condition, mutex)
}

/// Stands for `pthread_cond_timedwait`.
@c(__wrap_pthread_cond_timedwait)
public func wrappedConditionTimedWait(
  _ condition: ConditionPointer, _ mutex: MutexPointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  // The system's library keeps the clock in the second bit.
  let isMonotonic = condition.pointee.__data.__wrefs & 2 != 0
  let clock = isMonotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME
  return wrappedConditionClockWait(condition, mutex, clock, time)
}

/// Stands for `pthread_cond_clockwait`.
@c(__wrap_pthread_cond_clockwait)
public func wrappedConditionClockWait(
  _ condition: ConditionPointer, _ mutex: MutexPointer, _ clock: clockid_t,
  _ time: UnsafePointer<timespec>
) -> Int32 {
  guard Instants.isValid(time.pointee) else { return EINVAL }
  return wait(condition, mutex, until: Instants.instant(time.pointee, on: clock), time)
}

/// Stands for `pthread_cond_signal`.
@c(__wrap_pthread_cond_signal)
public func wrappedConditionSignal(_ condition: ConditionPointer) -> Int32 {
  model(condition).signal()
  return 0
}

/// Stands for `pthread_cond_broadcast`.
@c(__wrap_pthread_cond_broadcast)
public func wrappedConditionBroadcast(_ condition: ConditionPointer) -> Int32 {
  model(condition).broadcast()
  return 0
}
