#if os(Linux)
  import Foundation

  /// An executable of the package at a terminal, with somebody who types and reads.
  ///
  /// The terminal is a pseudo terminal of this process; the command is the leader of a session of its
  /// own, so that it has it as its controlling terminal, as a shell's command has.
  package final class TerminalSession {
    // TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID of Linux's headers, which Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430
    private static let newSession: Int16 = 0x80

    private let terminal: Int32
    private let process: pid_t
    private var unread: [UInt8] = []
    /// All that was written so far.
    package private(set) var output: [UInt8] = []

    /// What stands for a failure of the system.
    package struct SystemError: Error {}

    /// Starts a product that was built beside the tests.
    ///
    /// - Parameter environment: What to set beside the environment of the tests.
    /// - Throws: ``SystemError`` if there is no pseudo terminal, or no process.
    package init(
      _ name: String, _ arguments: [String], columns: UInt16 = 80,
      environment: [String: String] = [:]
    ) throws {
      terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard terminal >= 0, ioctl(terminal, Self.setLock, &lock) == 0,
        ioctl(terminal, Self.getNumber, &number) == 0
      else { throw SystemError() }
      let path = "/dev/pts/\(number)"
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
      process = try Self.spawn(
        Command.products.appending(path: name).path, arguments, path, environment)
    }

    deinit {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      close(terminal)
    }

    private static func spawn(
      _ executable: String, _ arguments: [String], _ terminal: String,
      _ environment: [String: String]
    ) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      // The first terminal that a session's leader opens becomes the session's.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, newSession)
      let own = ProcessInfo.processInfo.environment.merging(
        ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
      ) { $1 }.merging(environment) { $1 }
      var words = ([executable] + arguments).map { strdup($0) } + [nil]
      var variables = own.map { strdup("\($0)=\($1)") } + [nil]
      defer { for word in words + variables { free(word) } }
      var process = pid_t()
      guard posix_spawn(&process, executable, &actions, &attributes, &words, &variables) == 0
      else { throw SystemError() }
      return process
    }

    /// Types something.
    package func type(_ text: String) { _ = write(terminal, text, text.utf8.count) }

    /// Sends a signal.
    package func send(_ signal: Int32) { kill(process, signal) }

    /// Reads until a text comes after everything that was waited for before.
    ///
    /// - Returns: Whether it came before the command ended; a minute of silence counts as its end.
    package func sees(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      while true {
        if let range = unread.firstRange(of: wanted) {
          unread.removeFirst(range.upperBound)
          return true
        }
        guard readMore() else { return false }
      }
    }

    private func readMore() -> Bool {
      var waited = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      var chunk = [UInt8](repeating: 0, count: 4096)
      guard poll(&waited, 1, 60_000) > 0 else { return false }
      let count = read(terminal, &chunk, chunk.count)
      guard count > 0 else { return false }
      unread += chunk.prefix(count)
      output += chunk.prefix(count)
      return true
    }

    /// Waits for the command's end and reads what it still writes.
    ///
    /// - Returns: The status as `waitpid` (2) gives it.
    package func end() -> Int32 {
      while readMore() {}
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      return status
    }

    /// Whether the terminal waits for whole lines and shows what is typed, as a shell expects it.
    package var isAsUsual: Bool {
      var state = termios()
      guard tcgetattr(terminal, &state) == 0 else { return false }
      return state.c_lflag & tcflag_t(ICANON) != 0 && state.c_lflag & tcflag_t(ECHO) != 0
    }
  }
#endif
