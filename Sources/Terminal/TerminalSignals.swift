import Foundation

/// The signals by which a terminal says that it was resized, or the process stops and continues.
package enum TerminalSignals {
  // Set once, before a handler can run; a handler has no other way to get at it.
  nonisolated(unsafe) private static var bell: Int32 = -1

  /// From now on each such signal is a byte, its number, to be read from the descriptor returned.
  ///
  /// - Returns: `nil` if the system has no descriptor left.
  package static func watch() -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    bell = ends[1]
    for number in [SIGWINCH, SIGTSTP, SIGCONT] { listen(to: number) }
    return ends[0]
  }

  private static func listen(to number: Int32) {
    signal(number) { number in
      // Only what is safe in a handler happens in it.
      let error = errno
      var number = UInt8(number)
      _ = write(TerminalSignals.bell, &number, 1)
      errno = error
    }
  }

  /// Stops the process as Ctrl-Z asks for, until it is told to continue.
  package static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    listen(to: SIGTSTP)
  }
}
