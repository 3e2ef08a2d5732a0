import CPlatform
import Foundation

/// A process that this one started, with exactly the descriptors that it was given.
///
/// It does not outlive this one. (Foundation's `Process` can, and waits on a run loop, which costs more than a
/// small compilation.)
package struct ChildProcess: Sendable {
  /// What the system calls it.
  package let id: pid_t

  /// Starts a program, which does not outlive this process, however that ends.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - name: What it is called among its arguments; `nil` for the path.
  ///   - arguments: Without the program's own name.
  ///   - environment: Everything that is in its environment; `nil` for the same as here.
  ///   - descriptors: For each descriptor of the program the one here; `nil` for nothing there. It gets
  ///     no others.
  ///   - leadsGroup: Whether it and what it starts are a group of their own, which a terminal's Ctrl-C does
  ///     not reach.
  ///   - signalAtEnd: What it is sent when this process ends: nothing can be left out, something can be
  ///     cleaned up.
  ///   - limits: The most that it may use; `nil` for as much as this process.
  /// - Throws: `POSIXError` when it cannot be started, or ``ToolError`` where too few files may be open.
  package init(
    path: String, name: String? = nil, arguments: [String], environment: [String]? = nil,
    descriptors: [Int32: Int32?], leadsGroup: Bool = false, signalAtEnd: Int32 = SIGKILL,
    limits: ToolLimits? = nil
  ) throws {
    try Self.makeRoom()
    let called = [name ?? path] + arguments
    let words: [UnsafeMutablePointer<CChar>?] = called.map { strdup($0) } + [nil]
    let program = strdup(path)
    defer { for word in words + [program] { free(word) } }
    let all =
      environment ?? ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let variables: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    let places = (0..<CPLATFORM_DESCRIPTORS).map { number -> Int32 in
      guard let place = descriptors[number] else { return CPLATFORM_CLOSED }
      return place ?? Self.nothing
    }
    var error: Int32 = 0
    let process = words.withUnsafeBufferPointer { words in
      variables.withUnsafeBufferPointer { variables in
        places.withUnsafeBufferPointer { places in
          var start = cplatform_program(
            path: program, arguments: words.baseAddress, environment: variables.baseAddress,
            descriptors: places.baseAddress, first_aside: Self.aside, leads_group: leadsGroup,
            signal_at_end: signalAtEnd, memory: UInt64(limits?.memory ?? 0),
            processor_seconds: UInt64(limits?.processorSeconds ?? 0),
            file_bytes: UInt64(limits?.fileBytes ?? 0))
          return cplatform_start(&start, &error)
        }
      }
    }
    guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EAGAIN) }
    id = process
  }

  /// Instead of a descriptor: there is nothing to read, and what is written goes nowhere.
  private static let nothing: Int32 = -1
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
  package func wait() -> Int32 { waitForEnd().status }

  /// How a process ended, and what it took.
  struct End {
    /// The status as the system has it.
    var status: Int32 = 0
    /// Seconds of processor time that it used.
    var processorSeconds = 0.0
    /// The most memory that it had at a time, in bytes.
    var memory = 0

    /// The signal that ended it; 0 for none.
    var signal: Int32 { status & 0x7F }
  }

  /// Waits for its end, and learns what it took.
  func waitForEnd() -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
    return End(status, usage)
  }

  /// Waits for its end, up to a deadline.
  ///
  /// - Parameter deadline: When it is not waited for any more.
  /// - Returns: The status as the system has it; `nil` for a process that still runs.
  package func wait(until deadline: Deadline) -> Int32? { waitForEnd(until: deadline)?.status }

  /// Waits for its end, up to a deadline, and learns what it took.
  func waitForEnd(until deadline: Deadline) -> End? {
    var status: Int32 = 0
    var usage = rusage()
    // In microseconds: a process that has closed its pipes is about to end, and may be waited for often.
    var pause: useconds_t = 50
    while true {
      let ended = wait4(id, &status, WNOHANG, &usage)
      if ended == id { return End(status, usage) }
      // This process may have inherited that SIGCHLD is ignored: then no status is kept.
      if ended < 0 && errno == ECHILD { return End() }
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

extension ChildProcess.End {
  /// An end as the system tells of it.
  fileprivate init(_ status: Int32, _ usage: rusage) {
    self.init(
      status: status,
      processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      memory: usage.ru_maxrss << 10)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
