import Checking
import Foundation

/// A process that tells its result on descriptor 3, while what it prints goes nowhere.
enum SideChannel {
  /// The most bytes that are taken.
  private static let most = 1 << 20

  /// - Returns: What it told, once it has ended.
  /// - Throws: An error of the system when no process can be started.
  static func run(_ executable: String, _ arguments: [String]) throws -> [UInt8] {
    let channel = try ClosedPipe()
    defer { close(channel.reading) }
    let process = try ChildProcess(
      path: executable, arguments: arguments, environment: ChildProcess.neededEnvironment,
      descriptors: [0: nil, 1: nil, 2: nil, 3: channel.writing])
    close(channel.writing)
    let bytes = channel.readAll(atMost: most)
    if bytes.count >= most { process.end() }
    process.wait()
    return bytes
  }
}
