import Exploration
import Glibc
internal import Primitives

/// Where a program keeps a semaphore.
public typealias SemaphorePointer = UnsafeMutablePointer<sem_t>

private let size = MemoryLayout<sem_t>.size
private let semaphores = PerExecution { Objects<CountingSemaphore>() }

private func model(_ semaphore: SemaphorePointer) -> CountingSemaphore {
  semaphores.current.at(semaphore, size: size) { make(semaphore) }
}

private func make(_ semaphore: SemaphorePointer) -> CountingSemaphore {
  // The system's library keeps the value in the first four bytes.
  let value = UnsafeRawPointer(semaphore).load(as: UInt32.self)
  return CountingSemaphore(kind: .posixSemaphore, value: Int(value))
}

private func failing(_ error: Int32) -> Int32 {
  errno = error
  return -1
}

/// Stands for `sem_init`.
@c(__wrap_sem_init)
public func wrappedSemaphoreInit(
  _ semaphore: SemaphorePointer, _ shared: Int32, _ value: UInt32
) -> Int32 {
  semaphores.current.set(semaphore, size: size, to: nil)
  return sem_init(semaphore, shared, value)
}

/// Stands for `sem_destroy`.
@c(__wrap_sem_destroy)
public func wrappedSemaphoreDestroy(_ semaphore: SemaphorePointer) -> Int32 {
  semaphores.current.destroy(semaphore, size: size) { make(semaphore) }
  return 0
}

/// Stands for `sem_wait`.
@c(__wrap_sem_wait)
public func wrappedSemaphoreWait(_ semaphore: SemaphorePointer) -> Int32 {
  _ = model(semaphore).wait()
  return 0
}

/// Stands for `sem_trywait`.
@c(__wrap_sem_trywait)
public func wrappedSemaphoreTryWait(_ semaphore: SemaphorePointer) -> Int32 {
  model(semaphore).tryWait() ? 0 : failing(EAGAIN)
}

/// Stands for `sem_timedwait`.
@c(__wrap_sem_timedwait)
public func wrappedSemaphoreTimedWait(
  _ semaphore: SemaphorePointer, _ time: UnsafePointer<timespec>
) -> Int32 {
  wrappedSemaphoreClockWait(semaphore, CLOCK_REALTIME, time)
}

/// Stands for `sem_clockwait`.
@c(__wrap_sem_clockwait)
public func wrappedSemaphoreClockWait(
  _ semaphore: SemaphorePointer, _ clock: clockid_t, _ time: UnsafePointer<timespec>
) -> Int32 {
  guard Instants.isValid(time.pointee) else { return failing(EINVAL) }
  let deadline = Instants.instant(time.pointee, on: clock)
  return model(semaphore).wait(until: deadline) ? 0 : failing(ETIMEDOUT)
}

/// Stands for `sem_post`.
@c(__wrap_sem_post)
public func wrappedSemaphorePost(_ semaphore: SemaphorePointer) -> Int32 {
  model(semaphore).put(.post)
  return 0
}

/// Stands for `sem_getvalue`.
@c(__wrap_sem_getvalue)
public func wrappedSemaphoreValue(
  _ semaphore: SemaphorePointer, _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  value.pointee = Int32(model(semaphore).readValue())
  return 0
}
