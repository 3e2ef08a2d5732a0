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
    guard isMine, type == .errorChecking else { return lock(until: deadline) ? 0 : ETIMEDOUT }
    noteThread()
    return EDEADLK
  }

  func tryToLock() -> Int32 { tryLock() ? 0 : EBUSY }

  func giveBack() -> Int32 {
    if isMine || type == .normal {
      unlock()
      return 0
    }
    noteThread()
    return EPERM
  }
}
