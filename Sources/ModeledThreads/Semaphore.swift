import Exploration
import Glibc

/// A POSIX semaphore: a wait that takes a token comes after the post that put it there.
private final class SemaphoreModel: Triable {
  private var tokens: [Stamp]

  init(value: Int) {
    tokens = Array(repeating: Stamp(), count: value)
    super.init(kind: .posixSemaphore)
  }

  override func canGoOn(_ action: Action, _ lane: Lane) -> Bool { !tokens.isEmpty }
  override func waitReason(for action: Action) -> WaitReason { .signal(title) }

  func wait(deadline: UInt64 = .max) -> Int32 {
    guard engine.wait(Action(.wait, self, .take), deadline: deadline) else {
      return failing(ETIMEDOUT)
    }
    take()
    return 0
  }

  func tryWait() -> Int32 {
    beforeTry(.tryToWait)
    guard !tokens.isEmpty else {
      triedInVain()
      return failing(EAGAIN)
    }
    take()
    return 0
  }

  func post() {
    engine.perform(Action(.post, self, .put))
    var stamp = Stamp()
    engine.release(into: &stamp)
    tokens.append(stamp)
    changed()
  }

  var value: Int {
    engine.perform(Action(.readValue, self, .read))
    return tokens.count
  }

  private func take() {
    engine.acquire(tokens.removeFirst())
    changed()
  }
}

private func failing(_ error: Int32) -> Int32 {
  errno = error
  return -1
}

/// Where a program keeps a semaphore.
public typealias SemaphorePointer = UnsafeMutablePointer<sem_t>

private let size = MemoryLayout<sem_t>.size
private let semaphores = PerExecution { Objects<SemaphoreModel>() }

private func model(_ semaphore: SemaphorePointer) -> SemaphoreModel {
  semaphores.current.at(semaphore, size: size) {
    // The system's library keeps the value in the first four bytes.
    SemaphoreModel(value: Int(UnsafeRawPointer(semaphore).load(as: UInt32.self)))
  }
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
  semaphores.current.set(semaphore, size: size, to: nil)
  return 0
}

/// Stands for `sem_wait`.
@c(__wrap_sem_wait)
public func wrappedSemaphoreWait(_ semaphore: SemaphorePointer) -> Int32 {
  model(semaphore).wait()
}

/// Stands for `sem_trywait`.
@c(__wrap_sem_trywait)
public func wrappedSemaphoreTryWait(_ semaphore: SemaphorePointer) -> Int32 {
  model(semaphore).tryWait()
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
  return model(semaphore).wait(deadline: Instants.instant(time.pointee, on: clock))
}

/// Stands for `sem_post`.
@c(__wrap_sem_post)
public func wrappedSemaphorePost(_ semaphore: SemaphorePointer) -> Int32 {
  model(semaphore).post()
  return 0
}

/// Stands for `sem_getvalue`.
@c(__wrap_sem_getvalue)
public func wrappedSemaphoreValue(
  _ semaphore: SemaphorePointer, _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  value.pointee = Int32(model(semaphore).value)
  return 0
}
