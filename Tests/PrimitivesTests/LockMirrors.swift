import Exploration
import Glibc
import ModeledFoundation
import ModeledSynchronization
import ModeledThreads
import Primitives

/// A lock as some library offers it.
struct LockMirror: Sendable, CustomStringConvertible {
  let description: String
  /// What it can do.
  let entries: [Sections.Entry]
  /// Makes one in the running execution: what runs a section under it.
  let make: @Sendable () -> (Sections.Entry, () -> Void) -> Bool

  static let all = [
    core, nsLock, nsRecursiveLock, nsCondition, nsConditionLock, mutex, spinLock,
    pthreadMutex("normal", Posix.normal), pthreadMutex("recursive", Posix.recursive),
    pthreadMutex("error checking", Posix.errorChecking),
  ]

  /// The core that the others rest on.
  static let core = LockMirror(description: "Primitives.Lock", entries: [.plain, .tried, .timed]) {
    let lock = Lock(kind: .mutex)
    return closing({ lock.unlock() }) { entry in
      switch entry {
      case .tried: lock.tryLock()
      case .timed: lock.lock(until: instant(in: 1))
      default: lock.lock()
      }
    }
  }

  private static let nsLock = LockMirror(description: "NSLock", entries: core.entries) {
    let lock = NSLock()
    return closing(lock.unlock) { entry in
      switch entry {
      case .tried: return lock.try()
      case .timed: return lock.lock(before: Date(timeIntervalSinceNow: 1))
      default:
        lock.lock()
        return true
      }
    }
  }

  private static let nsRecursiveLock = LockMirror(
    description: "NSRecursiveLock", entries: core.entries
  ) {
    let lock = NSRecursiveLock()
    return closing(lock.unlock) { entry in
      switch entry {
      case .tried: return lock.try()
      case .timed: return lock.lock(before: Date(timeIntervalSinceNow: 1))
      default:
        lock.lock()
        return true
      }
    }
  }

  private static let nsCondition = LockMirror(description: "NSCondition", entries: [.plain]) {
    let lock = NSCondition()
    return closing(lock.unlock) { _ in
      lock.lock()
      return true
    }
  }

  /// Without a date it traps when it has to wait, as the real one does on Linux.
  private static let nsConditionLock = LockMirror(
    description: "NSConditionLock", entries: [.tried, .timed]
  ) {
    let lock = NSConditionLock()
    return closing(lock.unlock) { entry in
      entry == .tried ? lock.try() : lock.lock(before: Date(timeIntervalSinceNow: 1))
    }
  }

  private static let mutex = LockMirror(description: "Mutex", entries: [.plain, .tried]) {
    let mutex = Shared()
    return { entry, section in
      if entry == .tried { return mutex.lock.withLockIfAvailable { _ in section() } != nil }
      mutex.lock.withLock { _ in section() }
      return true
    }
  }

  private final class Shared { let lock = ModeledSynchronization.Mutex(()) }

  private static let spinLock = LockMirror(description: "spin lock", entries: [.plain, .tried]) {
    let lock = Posix.new(pthread_spinlock_t())
    return closing({ _ = wrappedSpinUnlock(lock) }) { entry in
      (entry == .tried ? wrappedSpinTryLock(lock) : wrappedSpinLock(lock)) == 0
    }
  }

  private static func pthreadMutex(_ name: String, _ type: Int32) -> LockMirror {
    LockMirror(description: "\(name) pthread mutex", entries: core.entries) {
      let mutex = Posix.mutex(type)
      return closing({ _ = wrappedMutexUnlock(mutex) }) { entry in
        var time = Posix.time(in: 1)
        return switch entry {
        case .tried: wrappedMutexTryLock(mutex) == 0
        case .timed: wrappedMutexClockLock(mutex, CLOCK_MONOTONIC, &time) == 0
        default: wrappedMutexLock(mutex) == 0
        }
      }
    }
  }

  /// Runs a section between an entry that succeeds and its end.
  static func closing(
    _ leave: @escaping () -> Void, _ enter: @escaping (Sections.Entry) -> Bool
  ) -> (Sections.Entry, () -> Void) -> Bool {
    { entry, section in
      guard enter(entry) else { return false }
      section()
      leave()
      return true
    }
  }
}
