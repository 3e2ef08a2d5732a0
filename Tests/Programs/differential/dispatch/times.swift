// Instants and intervals: comparing, adding, the far future.
import Dispatch
import Glibc

let start = DispatchTime(uptimeNanoseconds: 5_000_000_000)
print((start + .seconds(1)).uptimeNanoseconds, (start - 0.5).uptimeNanoseconds)
print((start + .milliseconds(250)).uptimeNanoseconds, (start + 1.5).uptimeNanoseconds)
print(start < start + .nanoseconds(1), start == start + .nanoseconds(0))
print(start + .never == .distantFuture, .distantFuture > start, start.rawValue == 5_000_000_000)
print(DispatchTimeInterval.seconds(1) == .milliseconds(1000))
print(
  DispatchTimeInterval.microseconds(3) == .nanoseconds(3001), DispatchTimeInterval.never == .never)
print(DispatchTime.now() <= DispatchTime.now())
let wall = DispatchWallTime(timespec: timespec(tv_sec: 10, tv_nsec: 0))
print(wall < wall + 1, wall == wall + .seconds(0), wall < .distantFuture)
print(DispatchTimeoutResult.success, DispatchTimeoutResult.timedOut)
