/// The C functions by what becomes of them; see ``SymbolPolicy``.
enum CSymbols {
  /// Families that are harmless as a whole: the compiler's own, and what only initialises attributes.
  static let harmlessPrefixes = [
    "swift_", "_swift", "__swift_", "__tsan_", "__sanitizer_", "_Unwind_", "__cxa_",
    "_Block_", "_NSConcrete", "__stack_chk_", "__gcc_personality", "__gxx_personality",
    "__swift_reflection",
    // Arithmetic that the processor has no instruction for, with wide integers and with Float16.
    "__divti", "__udivti", "__modti", "__umodti", "__multi", "__mulo", "__divmod", "__udivmod",
    "__extend", "__trunc", "__fix", "__float", "__powi", "__ashl", "__ashr", "__lshr", "__clz",
    "__ctz", "__popcount", "__parity",
    "__atomic_", "llvm.", "_ZTV", "_ZN5swift",
    "pthread_attr_", "pthread_mutexattr_", "pthread_condattr_", "pthread_rwlockattr_",
    "pthread_barrierattr_", "wcs", "wmem", "isw", "tow", "atomic_",
  ]

  static let harmless: Set<String> = Set(
    [memory, strings, characters, mathematics, conversions, timeAndPlace, formats, unnoticed]
      .joined())

  private static let memory = [
    "malloc", "calloc", "realloc", "reallocarray", "free", "posix_memalign", "aligned_alloc",
    "memalign", "valloc", "malloc_usable_size", "malloc_size", "memcpy", "memmove", "memset",
    "memcmp", "memchr", "memrchr", "memmem", "mempcpy", "memccpy", "explicit_bzero", "bzero",
    "bcopy", "bcmp", "alloca",
  ]
  private static let strings = [
    "strlen", "strnlen", "strcmp", "strncmp", "strcasecmp", "strncasecmp", "strcoll", "strxfrm",
    "strcpy", "strncpy", "stpcpy", "stpncpy", "strcat", "strncat", "strlcpy", "strlcat", "strchr",
    "strrchr", "strchrnul", "strstr", "strcasestr", "strspn", "strcspn", "strpbrk", "strtok_r",
    "strsep", "strdup", "strndup", "strerror_r", "strerror", "index", "rindex", "ffs", "ffsl",
    "ffsll", "swab", "basename", "dirname",
  ]
  private static let characters = [
    "isalnum", "isalpha", "isascii", "isblank", "iscntrl", "isdigit", "isgraph", "islower",
    "isprint", "ispunct", "isspace", "isupper", "isxdigit", "tolower", "toupper", "toascii",
    "__ctype_b_loc", "__ctype_tolower_loc", "__ctype_toupper_loc", "mbrtowc", "wcrtomb", "mblen",
    "mbtowc", "wctomb", "mbstowcs", "btowc", "wctob",
  ]
  /// Each function of `<math.h>`, for `double` and with its suffixes for the other types.
  private static let mathematics = [
    "acos", "asin", "atan", "atan2", "cos", "sin", "tan", "sincos", "acosh", "asinh", "atanh",
    "cosh", "sinh", "tanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p",
    "logb", "ilogb", "pow", "sqrt", "cbrt", "hypot", "erf", "erfc", "tgamma", "lgamma", "lgamma_r",
    "ceil", "floor", "trunc", "round", "lround", "llround", "rint", "lrint", "llrint", "nearbyint",
    "roundeven", "fmod", "remainder", "remquo", "drem", "fma", "fmax", "fmin", "fdim", "fabs",
    "copysign", "nan", "nextafter", "nexttoward", "frexp", "ldexp", "modf", "scalbn", "scalbln",
    "significand", "j0", "j1", "jn", "y0", "y1", "yn", "signgam",
  ].flatMap { [$0, $0 + "f", $0 + "l"] }
  private static let conversions = [
    "abs", "labs", "llabs", "div", "ldiv", "lldiv", "imaxabs", "imaxdiv", "atoi", "atol", "atoll",
    "atof", "strtol", "strtoll", "strtoul", "strtoull", "strtoimax", "strtoumax", "strtod",
    "strtof", "strtold", "__isoc23_strtol", "__isoc23_strtoll", "__isoc23_strtoul",
    "__isoc23_strtoull", "qsort", "qsort_r", "bsearch", "lfind", "lsearch", "tsearch", "tfind",
    "tdelete", "hsearch_r", "htonl", "htons", "ntohl", "ntohs", "inet_pton", "inet_ntop",
  ]
  /// What tells the virtual time or a fixed fact: the explorer answers, or the answer never changes.
  private static let timeAndPlace = [
    "clock_gettime", "clock_getres", "gettimeofday", "time", "difftime", "gmtime_r", "localtime_r",
    "CFAbsoluteTimeGetCurrent", "gmtime", "localtime", "mktime", "timegm", "strftime", "strptime",
    "asctime_r", "ctime_r",
    "tzset", "getrandom", "getentropy", "arc4random_buf", "getpid", "getppid", "getuid", "geteuid",
    "getgid", "getegid", "getenv", "secure_getenv", "sysconf", "getpagesize", "get_nprocs",
    "get_nprocs_conf", "gethostname", "uname", "isatty", "environ", "getauxval",
    "gnu_get_libc_version",
    "sched_getcpu", "sched_get_priority_max", "sched_get_priority_min",
  ]
  private static let formats = [
    "snprintf", "vsnprintf", "sprintf", "vsprintf", "asprintf", "vasprintf", "sscanf", "vsscanf",
    "__isoc99_sscanf", "__isoc99_vsscanf", "__isoc23_sscanf", "__isoc23_vsscanf",
    "__snprintf_chk", "__vsnprintf_chk", "__memcpy_chk", "__memmove_chk", "__memset_chk",
    "__strcpy_chk", "__strcat_chk", "__strncpy_chk",
  ]
  /// What changes nothing that an execution can see.
  private static let unnoticed = [
    "__errno_location", "stdout", "stderr", "stdin", "fflush", "fileno", "ferror", "feof",
    "clearerr", "setvbuf", "setbuf", "setlinebuf", "backtrace",
    "pthread_equal", "pthread_setcancelstate", "pthread_setcanceltype", "pthread_testcancel",
    "pthread_getconcurrency", "pthread_setconcurrency", "localeconv",
    "newlocale", "freelocale", "duplocale", "getopt", "getopt_long", "__dso_handle",
    "_GLOBAL_OFFSET_TABLE_", "__tls_get_addr", "_DYNAMIC", "__gmon_start__",
    "_ITM_deregisterTMCloneTable",
    "_ITM_registerTMCloneTable",
  ]
}
