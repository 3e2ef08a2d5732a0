import Glibc
import ModeledThreads

/// What functions of the C library do to memory that the program gives them.
///
/// A function is told before it is called, so that one that waits has no place here for what it writes when it
/// has waited: its model tells that.
enum CFunction {
  /// What a function does through one of its arguments.
  struct Access: Equatable {
    /// What is told of it, in `library.c` of CExploration.
    let observer: String
    /// Which arguments that gets.
    let arguments: [Int]
    /// How many bytes it is, where no argument says so.
    var size: Int?

    /// What is told, with what the function gets; `nil` if it gets less.
    func told(_ given: [CallArguments.One]) -> [CallArguments.One]? {
      guard arguments.allSatisfy(given.indices.contains) else { return nil }
      return arguments.map { given[$0] } + (size.map { [("i64", "\($0)")] } ?? [])
    }
  }

  private static func reads(_ argument: Int, _ size: Int) -> Access {
    Access(observer: "reads", arguments: [argument], size: size)
  }
  private static func reads(_ argument: Int, as many: Int) -> Access {
    Access(observer: "reads", arguments: [argument, many])
  }
  private static func writes(_ argument: Int, _ size: Int) -> Access {
    Access(observer: "writes", arguments: [argument], size: size)
  }
  private static func writes(_ argument: Int, as many: Int) -> Access {
    Access(observer: "writes", arguments: [argument, many])
  }
  private static func text(_ argument: Int) -> Access {
    Access(observer: "readsText", arguments: [argument])
  }

  private static let date = MemoryLayout<tm>.size
  private static let time = MemoryLayout<time_t>.size
  private static let instant = MemoryLayout<timespec>.size
  private static let pointer = MemoryLayout<UnsafeRawPointer>.size
  private static let int = MemoryLayout<CInt>.size
  private static let attributes = MemoryLayout<pthread_attr_t>.size

  /// By name; what is in no list is told as a function that touches memory at unknown places.
  static let accesses: [String: [Access]] = {
    var all: [String: [Access]] = [:]
    for (accesses, names) in calendar + texts + numbers + bytes + models {
      for name in names { all[name] = accesses }
    }
    return all
  }()

  private static let calendar: [([Access], [String])] = [
    ([reads(0, time), writes(1, date)], ["gmtime_r", "localtime_r"]),
    ([writes(1, instant)], ["clock_gettime", "clock_getres"]),
    ([writes(0, MemoryLayout<timeval>.size)], ["gettimeofday"]),
    ([writes(0, time)], ["time"]),
    ([writes(0, date)], ["mktime", "timegm"]),
    ([reads(0, date), writes(1, 26)], ["asctime_r"]),
    ([reads(0, time), writes(1, 26)], ["ctime_r"]),
    ([text(0), text(1), writes(2, date)], ["strptime"]),
    ([writes(0, as: 1), text(2), reads(3, date)], ["strftime"]),
  ]
  private static let texts: [([Access], [String])] = [
    ([text(0)], ["strchr", "strrchr", "strdup", "atoi", "atol", "atoll", "atof", "getenv"]),
    ([text(0)], ["puts", "fputs", "secure_getenv"]),
    ([text(0), text(1)], ["strcmp", "strcasecmp", "strcoll", "strstr", "strcasestr"]),
    ([text(0), text(1)], ["strspn", "strcspn", "strpbrk"]),
    (
      [text(0), writes(1, pointer)],
      [
        "strtol", "strtoll", "strtoul", "strtoull", "strtoimax", "strtoumax", "strtod", "strtof",
        "strtold", "__isoc23_strtol", "__isoc23_strtoll", "__isoc23_strtoul", "__isoc23_strtoull",
      ]
    ),
    (
      [text(1), Access(observer: "writesText", arguments: [0, 1])], ["strcpy", "stpcpy"]
    ),
    ([Access(observer: "format", arguments: [0, 1, 2, 3])], ["vsnprintf"]),
  ]
  private static let numbers: [([Access], [String])] = [
    ([writes(1, int)], ["frexp", "frexpf", "frexpl", "lgamma_r", "lgammaf_r", "lgammal_r"]),
    ([writes(1, MemoryLayout<Double>.size)], ["modf"]),
    ([writes(1, MemoryLayout<Float>.size)], ["modff"]),
    ([writes(1, 10)], ["modfl"]),
    ([writes(2, int)], ["remquo", "remquof", "remquol"]),
    ([1, 2].map { writes($0, MemoryLayout<Double>.size) }, ["sincos"]),
    ([1, 2].map { writes($0, MemoryLayout<Float>.size) }, ["sincosf"]),
  ]
  private static let bytes: [([Access], [String])] = [
    ([reads(1, as: 2)], ["write"]),
    ([Access(observer: "readsItems", arguments: [0, 1, 2])], ["fwrite"]),
    ([writes(0, as: 1)], ["arc4random_buf", "explicit_bzero", "getrandom", "getentropy"]),
    ([reads(0, as: 2), writes(1, as: 2)], ["bcopy"]),
    // What it was may be used for something else from now on.
    ([Access(observer: "reallocateBytes", arguments: [0])], ["realloc", "reallocarray"]),
    ([writes(0, pointer)], ["posix_memalign"]),
  ]
  /// What models are given, which do not run as the program's code.
  private static let models: [([Access], [String])] = [
    ([writes(1, int)], ["sem_getvalue"]),
    ([writes(0, MemoryLayout<pthread_key_t>.size)], ["pthread_key_create"]),
    (
      [reads(1, instant)],
      [
        "pthread_mutex_timedlock", "pthread_rwlock_timedrdlock", "pthread_rwlock_timedwrlock",
        "sem_timedwait",
      ]
    ),
    (
      [reads(2, instant)],
      ["pthread_mutex_clocklock", "pthread_cond_timedwait", "sem_clockwait", "clock_nanosleep"]
    ),
    ([reads(3, instant)], ["pthread_cond_clockwait"]),
    ([reads(0, instant)], ["nanosleep"]),
    ([text(1)], ["pthread_setname_np"]),
    ([writes(0, MemoryLayout<pthread_t>.size), reads(1, attributes)], ["pthread_create"]),
    (
      [writes(0, attributes)],
      [
        "pthread_attr_init", "pthread_attr_destroy", "pthread_attr_setstacksize",
        "pthread_attr_setdetachstate", "pthread_attr_setguardsize", "pthread_attr_setscope",
        "pthread_attr_setinheritsched", "pthread_attr_setschedpolicy",
      ]
    ),
    (
      [reads(0, attributes), writes(1, int)],
      [
        "pthread_attr_getdetachstate", "pthread_attr_getscope", "pthread_attr_getinheritsched",
        "pthread_attr_getschedpolicy",
      ]
    ),
    (
      [reads(0, attributes), writes(1, MemoryLayout<Int>.size)],
      ["pthread_attr_getstacksize", "pthread_attr_getguardsize"]
    ),
    (
      [writes(0, int)],
      [
        "pthread_mutexattr_init", "pthread_mutexattr_destroy", "pthread_mutexattr_settype",
        "pthread_mutexattr_setprotocol", "pthread_mutexattr_setpshared",
        "pthread_mutexattr_setrobust",
      ]
    ),
    (
      [reads(0, int), writes(1, int)],
      [
        "pthread_mutexattr_gettype", "pthread_mutexattr_getprotocol",
        "pthread_mutexattr_getpshared", "pthread_mutexattr_getrobust",
      ]
    ),
  ]

  /// Functions that get pointers to what belongs to the library, or to nothing that is read or written.
  private static let harmless: Set = [
    "fflush", "fileno", "ferror", "feof", "clearerr", "malloc_usable_size", "freelocale",
    "duplocale", "uselocale", "__tls_get_addr", "setlinebuf",
  ]
  /// Functions that change what all callers share, a variable of the library.
  private static let hidden: Set = ["lgamma", "lgammaf", "lgammal"]

  /// Whether a function touches memory at unknown places.
  ///
  /// - Parameter takesPointer: Whether it gets a pointer.
  static func isUnseen(_ symbol: String, _ takesPointer: Bool) -> Bool {
    if hidden.contains(symbol) { return true }
    return takesPointer && CSymbols.harmless.contains(symbol) && !harmless.contains(symbol)
      && !modelled.contains(symbol)
  }

  private static let modelled = Set(WrappedSymbols.modelled)
}
