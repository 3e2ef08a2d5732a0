import Foundation

/// Starts a worker process and listens to it; never believes more than the messages' form.
public struct WorkerLauncher: Sendable {
  private let executable: String

  /// Starts workers that are this very program.
  ///
  /// - Parameter executable: The running `check`.
  public init(executable: String) { self.executable = executable }

  /// How a worker ended.
  public enum End: Sendable, Equatable {
    case finished
    /// It died: the signal, or the status with which it ended.
    case died(String)
    /// It said nothing for too long and was killed.
    case silent
    /// It could not begin, for a reason that it gave.
    case refused(String)
  }

  /// Runs a worker and passes on what it tells.
  ///
  /// - Parameters:
  ///   - settings: What it shall do.
  ///   - patience: Seconds without a word after which it is killed.
  ///   - each: Gets each message as it arrives.
  /// - Throws: An error of the system when no process can be started.
  public func run(
    _ settings: SearchSettings, patience: Double, each: (WorkerMessage) -> Void
  ) throws -> End {
    var settings = settings
    while true {
      var state: SearchState?
      let end = try runOne(settings, patience: patience) { message in
        if case .handedOver(let next) = message { state = next } else { each(message) }
      }
      guard let state else { return end }
      settings.state = state
    }
  }

  private func runOne(
    _ settings: SearchSettings, patience: Double, each: (WorkerMessage) -> Void
  ) throws -> End {
    let input = Pipe()
    let channel = Pipe()
    let process = try spawn(input: input, channel: channel)
    try channel.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
    input.fileHandleForWriting.write(try JSONEncoder().encode(settings))
    try input.fileHandleForWriting.close()
    var reader = LineReader(descriptor: channel.fileHandleForReading.fileDescriptor)
    var isDone = false
    var reason: String?
    let decoder = JSONDecoder()
    while true {
      switch reader.next(patience: patience) {
      case .line(let line):
        guard let message = try? decoder.decode(WorkerMessage.self, from: Data(line)) else {
          reason = String(decoding: line.prefix(500), as: UTF8.self)
          continue
        }
        if case .finished = message { isDone = true }
        each(message)
      case .silence:
        kill(process, SIGKILL)
        _ = wait(process)
        return .silent
      case .end:
        let status = wait(process)
        if isDone && status == 0 { return .finished }
        if let reason, status == 2 << 8 || status == 3 << 8 { return .refused(reason) }
        return .died(([Self.words(status)] + (reason.map { [$0] } ?? [])).joined(separator: ": "))
      }
    }
  }

  private func spawn(input: Pipe, channel: Pipe) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.fileHandleForReading.fileDescriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, channel.fileHandleForWriting.fileDescriptor, 63)
    posix_spawn_file_actions_adddup2(&actions, 63, 3)
    for descriptor: Int32 in 4..<64 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    let arguments = [executable, "--worker"]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Hashing would differ from run to run, and with it the order of sets and dictionaries.
    let own = ProcessInfo.processInfo.environment
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { (name: String) -> String? in
      own[name].map { "\(name)=\($0)" }
    }
    let environment =
      kept + [
        "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no", "TZ=UTC", "LANG=C",
      ]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in variables { free(pointer) } }
    var process = pid_t()
    let status = posix_spawn(&process, executable, &actions, nil, &pointers, &variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
    return process
  }

  private func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  private static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "status \((status >> 8) & 0xFF)" : "signal \(signal)"
  }
}

/// Lines of a descriptor, as they come.
private struct LineReader {
  enum Event { case line([UInt8]), silence, end }
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var searched = 0
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func next(patience: Double) -> Event {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = Array(buffer[..<end])
        buffer.removeFirst(end + 1)
        searched = 0
        return .line(line)
      }
      searched = buffer.count
      // A worker that floods its parent is as good as one that is silent.
      if isAtEnd { return .end }
      if buffer.count > 64 << 20 { return .silence }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wanted, 1, Int32(patience * 1000))
      if ready == 0 { return .silence }
      if ready < 0 { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { isAtEnd = true } else { buffer += chunk.prefix(count) }
    }
  }
}
