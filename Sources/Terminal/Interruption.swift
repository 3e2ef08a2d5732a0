import Foundation

/// Leaves nothing behind when the user presses Ctrl-C.
package enum Interruption {
  // Set before and while the check runs, by the main thread; the clean-up thread ends the process.
  /// What is done before the process ends.
  nonisolated(unsafe) package static var cleanUp: () -> Void = {}
  /// What is said at the end, if anything.
  nonisolated(unsafe) package static var farewell: () -> String? = { nil }
  // Set once, before the handler can run; a handler has no other way to get at it.
  nonisolated(unsafe) private static var bell: Int32 = -1

  /// Ends the process with the signal's status, after cleaning up, when it is interrupted.
  package static func watch() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell = ends[1]
    let waiting = ends[0]
    let thread = Thread {
      var number: UInt8 = 0
      while read(waiting, &number, 1) != 1 {}
      // A compiler that is at work may still write where it was told to.
      for _ in 1...5 {
        cleanUp()
        usleep(20_000)
      }
      if isatty(2) == 1 { Console.note("\r\u{1B}[K", terminator: "") }
      if let farewell = farewell() { Console.note(farewell) }
      _exit(128 + Int32(number))
    }
    thread.start()
    let signals = [SIGINT, SIGTERM, SIGHUP]
    for number in signals {
      // Only what is safe in a handler happens in it; programs that are started begin without it.
      signal(number) { number in
        var number = UInt8(number)
        _ = write(Interruption.bell, &number, 1)
      }
    }
    // A file that outgrows the user's limit (ulimit -f) is an error of whoever writes it, not the end of all.
    signal(SIGXFSZ) { _ in }
    // A parent that starts the program from a Dispatch thread passes these signals on as blocked.
    var held = sigset_t()
    sigemptyset(&held)
    for number in signals { sigaddset(&held, number) }
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }
}
