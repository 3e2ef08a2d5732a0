import Exploration
import Glibc
import ModeledThreads

/// What the C library's objects are made of, each in memory that is never freed: an execution may be
/// left anywhere.
enum Posix {
  static func mutex(_ type: Int32) -> MutexPointer {
    let mutex = new(pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, type)
    _ = wrappedMutexInit(mutex, &attributes)
    return mutex
  }

  static let normal = Int32(PTHREAD_MUTEX_NORMAL)
  static let recursive = Int32(PTHREAD_MUTEX_RECURSIVE)
  static let errorChecking = Int32(PTHREAD_MUTEX_ERRORCHECK)

  static func semaphore(_ value: UInt32) -> SemaphorePointer {
    let semaphore = new(sem_t())
    _ = wrappedSemaphoreInit(semaphore, 0, value)
    return semaphore
  }

  static func new<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
  }

  /// A time of the monotonic clock, so many seconds of virtual time from now.
  static func time(in seconds: Int) -> timespec {
    time(of: VirtualClock.uptime, in: seconds)
  }

  /// A time of the calendar, so many seconds of virtual time from now.
  static func date(in seconds: Int) -> timespec {
    time(of: UInt64(VirtualCalendar.epoch), in: seconds)
  }

  /// A time of a clock that shows so many nanoseconds when an execution starts.
  private static func time(of start: UInt64, in seconds: Int) -> timespec {
    let instant = start + instant(in: seconds)
    return timespec(
      tv_sec: Int(instant / 1_000_000_000), tv_nsec: Int(instant % 1_000_000_000))
  }
}
