import Exploration
import Glibc
internal import Primitives

/// A POSIX mutex: what it answers where the system's library does not wait forever.
final class MutexModel: Lock {
  enum Kind { case normal, recursive, errorChecking }

  let type: Kind

  init(_ type: Kind) {
    self.type = type
    super.init(kind: .pthreadMutex, isRecursive: type == .recursive, knowsThread: type != .normal)
  }

  func lock(before deadline: UInt64 = .max) -> Int32 {
    noteThread()
    if isMine, type == .errorChecking { return EDEADLK }
    return lock(until: deadline) ? 0 : ETIMEDOUT
  }

  func tryToLock() -> Int32 { tryLock() ? 0 : EBUSY }

  func giveBack() -> Int32 {
    noteThread()
    if !isMine, type != .normal { return EPERM }
    unlock()
    return 0
  }
}
