import Foundation

/// A process that tells its result on descriptor 3, while what it prints goes nowhere.
enum SideChannel {
  /// The most bytes that are taken.
  private static let most = 1 << 20

  /// - Returns: What it told, once it has ended.
  /// - Throws: An error of the system when no process can be started.
  static func run(_ executable: String, _ arguments: [String]) throws -> [UInt8] {
    let channel = Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, channel.fileHandleForWriting.fileDescriptor, 63)
    posix_spawn_file_actions_adddup2(&actions, 63, 3)
    for descriptor: Int32 in 4..<64 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in
      ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
    }
    var variables: [UnsafeMutablePointer<CChar>?] = kept.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var process = pid_t()
    let status = posix_spawn(&process, executable, &actions, nil, &words, &variables)
    try channel.fileHandleForWriting.close()
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
    var bytes: [UInt8] = []
    while bytes.count < most,
      let more = try channel.fileHandleForReading.read(upToCount: 1 << 16), !more.isEmpty
    {
      bytes += more
    }
    if bytes.count >= most { kill(process, SIGKILL) }
    var ended: Int32 = 0
    while waitpid(process, &ended, 0) < 0 && errno == EINTR {}
    return bytes
  }
}
