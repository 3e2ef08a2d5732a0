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
  /// - Throws: `POSIXError` when it cannot be started.
  package init(
    path: String, arguments: [String], environment: [String]? = nil,
    descriptors: [Int32: Int32?]
  ) throws {
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
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, nil, &words, &variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
    id = process
  }

  /// Above the descriptors that this process has open.
  private static let aside: Int32 = 120

  /// Waits for its end.
  ///
  /// - Returns: The status as the system has it.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// Ends it at once.
  package func end() { kill(id, SIGKILL) }

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

/// A pipe whose ends no other process gets by accident.
package struct ClosedPipe {
  package let reading: Int32
  package let writing: Int32

  package init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Everything that comes out of it, until every writer is gone; no more than so many bytes.
  package func readAll(atMost most: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = read(reading, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  /// Writes everything; a reader that is gone ends it.
  package func write(_ bytes: [UInt8]) {
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
