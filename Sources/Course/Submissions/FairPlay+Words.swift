/// The words that no submission needs.
extension FairPlay {
  /// What may be imported.
  static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Swift", "Synchronization",
  ]

  /// Attributes that give a declaration another name, place or trust than it has.
  static let attributes: Set = [
    "main", "c", "cdecl", "objc", "implementation", "testable", "section", "used", "freestanding",
    "attached", "extern", "retroactive", "safe", "unsafe", "export", "specialized", "abi",
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
