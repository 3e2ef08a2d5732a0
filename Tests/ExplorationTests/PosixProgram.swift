import Exploration
import Glibc
import ModeledThreads

/// What programs of POSIX threads are made of, for tests: each object in memory of its own.
enum Posix {
  static func mutex(_ type: Int32? = nil) -> MutexPointer {
    let mutex = new(pthread_mutex_t())
    guard let type else { return mutex }
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, type)
    _ = wrappedMutexInit(mutex, &attributes)
    return mutex
  }

  static let recursive = Int32(PTHREAD_MUTEX_RECURSIVE)
  static let errorChecking = Int32(PTHREAD_MUTEX_ERRORCHECK)

  static func condition() -> ConditionPointer { new(pthread_cond_t()) }
  static func readWriteLock() -> ReadWriteLockPointer { new(pthread_rwlock_t()) }

  static func semaphore(_ value: UInt32) -> SemaphorePointer {
    let semaphore = new(sem_t())
    _ = wrappedSemaphoreInit(semaphore, 0, value)
    return semaphore
  }

  /// Memory that is never freed: an execution may be left anywhere.
  static func new<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
  }

  private final class Body {
    let run: () -> Int
    init(_ run: @escaping () -> Int) { self.run = run }
  }

  /// Starts a thread whose result is a number.
  static func start(_ attributes: UnsafePointer<pthread_attr_t>? = nil, _ body: @escaping () -> Int)
    -> pthread_t
  {
    var handle = pthread_t()
    _ = wrappedThreadCreate(
      &handle, attributes,
      { argument in
        guard let argument else { return nil }
        let body = Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
        return UnsafeMutableRawPointer(bitPattern: body.run())
      }, Unmanaged.passRetained(Body(body)).toOpaque())
    return handle
  }

  /// Waits for a thread's end: the error, and its result.
  static func join(_ thread: pthread_t) -> (error: Int32, result: Int) {
    var result: UnsafeMutableRawPointer?
    let error = wrappedThreadJoin(thread, &result)
    return (error, Int(bitPattern: result))
  }

  /// Runs bodies on threads to their ends.
  static func threads(_ bodies: (() -> Void)...) {
    let all = bodies.map { body in
      start {
        body()
        return 0
      }
    }
    for thread in all { _ = join(thread) }
  }

  /// A time of the calendar, so many seconds of virtual time from now.
  static func inSeconds(_ seconds: Int) -> timespec {
    timespec(
      tv_sec: (VirtualCalendar.epoch + Int(Engine.shared.now)) / 1_000_000_000 + seconds,
      tv_nsec: 0)
  }

  /// A time of the monotonic clock, so many seconds after an execution's start.
  static func uptime(_ seconds: Int) -> timespec {
    timespec(tv_sec: Int(VirtualClock.uptime / 1_000_000_000) + seconds, tv_nsec: 0)
  }
}
