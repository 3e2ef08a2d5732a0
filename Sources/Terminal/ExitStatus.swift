#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit statuses of the commands, after BSD's sysexits(3).
package enum ExitStatus: Int32, Sendable {
  /// Everything asked for was done.
  case success = 0
  /// The work was done and its answer is no: a failed check, a confirmed slowdown.
  case failure = 1
  /// The command line was wrong; nothing was done.
  case usage = 64
  /// A file that was given holds something else than it should.
  case badData = 65
  /// A file that was given cannot be read.
  case noInput = 66
  /// Something the command needs is missing here.
  case unavailable = 69
  /// A result could not be written.
  case cannotCreate = 73
  /// What was to be found out did not come to an end within a limit, which can be raised.
  case unfinished = 75
  /// The user pressed Ctrl-C.
  case interrupted = 130

  /// Ends the process with this status, after writing what standard output still holds.
  package func exit() -> Never {
    fflush(nil)
    #if canImport(Glibc)
      Glibc.exit(rawValue)
    #elseif canImport(Darwin)
      Darwin.exit(rawValue)
    #endif
  }
}
