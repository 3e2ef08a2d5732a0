import Exploration
import Glibc

/// Stands for `sched_yield`.
@c(__wrap_sched_yield)
public func wrappedYield() -> Int32 {
  engine.yield()
  return 0
}

/// Stands for `sleep`; nothing wakes a modelled thread early.
@c(__wrap_sleep)
public func wrappedSleep(_ seconds: UInt32) -> UInt32 {
  engine.sleep(nanoseconds: UInt64(seconds) * 1_000_000_000)
  return 0
}

/// Stands for `usleep`.
@c(__wrap_usleep)
public func wrappedMicrosleep(_ microseconds: UInt32) -> Int32 {
  engine.sleep(nanoseconds: UInt64(microseconds) * 1000)
  return 0
}

/// Stands for `nanosleep`.
@c(__wrap_nanosleep)
public func wrappedNanosleep(
  _ length: UnsafePointer<timespec>, _ rest: UnsafeMutablePointer<timespec>?
) -> Int32 {
  let error = wrappedClockNanosleep(CLOCK_REALTIME, 0, length, rest)
  if error != 0 { errno = error }
  return error == 0 ? 0 : -1
}

/// Stands for `clock_nanosleep`.
@c(__wrap_clock_nanosleep)
public func wrappedClockNanosleep(
  _ clock: clockid_t, _ flags: Int32, _ time: UnsafePointer<timespec>,
  _ rest: UnsafeMutablePointer<timespec>?
) -> Int32 {
  guard Instants.isValid(time.pointee), time.pointee.tv_sec >= 0 else { return EINVAL }
  guard clock != CLOCK_THREAD_CPUTIME_ID else { return EINVAL }
  if flags & TIMER_ABSTIME != 0 {
    engine.sleep(until: Instants.instant(time.pointee, on: clock))
  } else {
    engine.sleep(nanoseconds: Instants.nanoseconds(time.pointee))
  }
  return 0
}
