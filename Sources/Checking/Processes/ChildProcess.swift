import Foundation

/// A process that this one started, with exactly the descriptors that it was given.
///
/// Foundation's `Process` waits on a run loop, which costs more than a small compilation.
package struct ChildProcess: Sendable {
  /// What the system calls it.
  package let id: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Without the program's own name.
  ///   - environment: Everything that is in its environment; `nil` for the same as here.
  ///   - descriptors: For each descriptor of the program the one here; `nil` for nothing there. It gets
  ///     no others.
  ///   - leadsGroup: Whether it and what it starts are a group of their own, which a terminal's Ctrl-C does
  ///     not reach.
  /// - Throws: `POSIXError` when it cannot be started, or ``ToolError`` where too few files may be open.
  package init(
    path: String, arguments: [String], environment: [String]? = nil,
    descriptors: [Int32: Int32?], leadsGroup: Bool = false
  ) throws {
    try Self.makeRoom()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // First out of the way: a target may be the number of another's source.
    let wanted = descriptors.sorted { $0.key < $1.key }
    for (offset, pair) in wanted.enumerated() {
      guard let source = pair.value else { continue }
      posix_spawn_file_actions_adddup2(&actions, source, Self.aside + Int32(offset))
    }
    for (offset, (target, source)) in wanted.enumerated() {
      if source != nil {
        posix_spawn_file_actions_adddup2(&actions, Self.aside + Int32(offset), target)
      } else {
        posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
      }
    }
    for descriptor in 3..<(Self.aside + 8) where descriptors[descriptor] == nil {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let all =
      environment ?? ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    var variables: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    // A thread of Dispatch, which may be the one that starts it, holds most signals back.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var held = sigset_t()
    sigemptyset(&held)
    posix_spawnattr_setsigmask(&attributes, &held)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | group))
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
    id = process
  }

  /// Above the descriptors that this process has open.
  private static let aside: Int32 = 120
  /// As many files as a process must be able to have open for that.
  private static let room = rlim_t(aside) + 8

  /// Makes sure that the descriptors of a new process can be put aside, or it would get those of this one.
  private static func makeRoom() throws {
    #if os(Linux)
      let number = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let number = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(number, &limit) == 0, limit.rlim_cur < room else { return }
    let allowed = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, 2 * room)
    guard limit.rlim_cur >= room, setrlimit(number, &limit) == 0 else {
      throw ToolError.tooFewDescriptors(limit: Int(allowed), needed: Int(room))
    }
  }

  /// Waits for its end.
  ///
  /// - Returns: The status as the system has it.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// How a process ended, and what it took.
  struct End {
    /// The status as the system has it.
    let status: Int32
    /// Seconds of processor time that it used.
    let processorSeconds: Double

    /// The signal that ended it; 0 for none.
    var signal: Int32 { status & 0x7F }
  }

  /// Waits for its end, and learns what it took.
  func waitForEnd() -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
    return End(
      status: status, processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Waits for its end, up to a deadline.
  ///
  /// - Parameter deadline: When it is not waited for any more.
  /// - Returns: The status as the system has it; `nil` for a process that still runs.
  package func wait(until deadline: Deadline) -> Int32? {
    var status: Int32 = 0
    // In microseconds: a process that has closed its pipes is about to end, and may be waited for often.
    var pause: useconds_t = 50
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      // This process may have inherited that SIGCHLD is ignored: then no status is kept.
      if ended == id || (ended < 0 && errno == ECHILD) { return status }
      if deadline.isOver { return nil }
      // There is no descriptor of a process on every system.
      usleep(pause)
      pause = min(2 * pause, 1000)
    }
  }

  /// Asks it and all that it started to end, if it leads a group of its own.
  package func stopGroup() { kill(-id, SIGTERM) }

  /// Ends it at once.
  package func end() { kill(id, SIGKILL) }

  /// Asks it to end, and ends it if it does not.
  ///
  /// - Parameter deadline: Until when it may clean up what it has begun.
  package func stop(until deadline: Deadline) {
    kill(id, SIGTERM)
    guard wait(until: deadline) == nil else { return }
    end()
    wait()
  }

  /// How it ended, in words.
  package static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "status \((status >> 8) & 0xFF)" : "signal \(signal)"
  }

  /// The variables of this process's environment that a confined one needs.
  package static var neededEnvironment: [String] {
    let own = ProcessInfo.processInfo.environment
    return ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in
      own[name].map { "\(name)=\($0)" }
    }
  }
}
