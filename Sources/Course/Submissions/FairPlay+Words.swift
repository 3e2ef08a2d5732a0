/// The words that no submission needs.
extension FairPlay {
  /// What may be imported.
  static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Swift", "Synchronization",
  ]

  /// The attributes of the language that a submission may have, besides its own global actors and wrappers.
  ///
  /// All others give a declaration another name, place, trust or text than it has: a result builder would
  /// rewrite the closures of the check.
  static let attributes: Set = [
    "Sendable", "escaping", "unchecked", "MainActor", "TaskLocal", "globalActor", "autoclosure",
    "discardableResult", "available", "inlinable", "inline", "usableFromInline", "frozen",
    "unknown", "propertyWrapper", "dynamicMemberLookup", "dynamicCallable", "concurrent",
    "preconcurrency", "isolated", "convention", "Observable", "ObservationIgnored",
    "ObservationTracked", "warn_unqualified_access",
  ]

  static let directives: Set = ["sourceLocation", "externalMacro", "line"]

  /// The explorer's modules, and what they hand on that the real ones do not have.
  static let hidden: Set = [
    "Exploration", "CExploration", "Grading", "GradedRun", "Builtin", "Worker", "Checking",
    "runAsyncScenario", "interleave_scenario",
    // What looks into values, and with it into those of the check.
    "Mirror", "NSClassFromString", "dump",
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ]

  /// Modules whose names programs give to types of their own; a submission, which cannot import them, means its own.
  static let common: Set = ["Worker", "Checking"]

  /// What waits for nothing but the clock.
  static let sleeping: Set = [
    "sleep", "usleep", "nanosleep", "clock_nanosleep", "asyncAfter", "makeTimerSource", "Timer",
    "DispatchSourceTimer", "thrd_sleep", "RunLoop",
  ]

  /// What reads files: the same submission would be another one on another machine.
  static let files: Set = [
    "FileManager", "FileHandle", "Bundle", "contentsOfFile", "resourceBytes", "readLine",
    "NSHomeDirectory", "homeDirectory", "currentDirectoryPath",
  ]

  /// What tells a process or a machine from another: the same submission would be another one where it is judged.
  static let places: Set = [
    "CommandLine", "getpid", "getppid", "gettid", "getuid", "geteuid", "getgid", "getegid",
    "callStackSymbols", "callStackReturnAddresses", "getenv", "secure_getenv", "environ",
    "gethostname", "uname", "getauxval", "sysconf", "isatty", "fcntl", "sched_getcpu",
  ]
  /// What may be asked of `ProcessInfo.processInfo`.
  static let ofMachine: Set = ["activeProcessorCount", "processorCount", "systemUptime"]

  /// Methods that take the elements of something under the label that otherwise loads a file.
  static let appending: Set = ["append", "insert"]

  private static let permitted: Set = [
    "unsafe", "withUnsafeContinuation", "withUnsafeThrowingContinuation", "UnsafeContinuation",
    "withUnsafeCurrentTask", "UnsafeCurrentTask",
  ]

  static func isUnsafe(_ word: String) -> Bool {
    if permitted.contains(word) { return false }
    return word.hasPrefix("Unsafe") || word.hasPrefix("unsafe") || word.hasPrefix("withUnsafe")
      || ["dlopen", "dlsym", "Unmanaged", "OpaquePointer"].contains(word)
  }
}
