import Checking
import Foundation

/// A process that tells its result on descriptor 3, while what it prints goes nowhere.
enum SideChannel {
  /// The most bytes that are taken.
  private static let most = 1 << 20
  /// Seconds after which it is ended, whatever it has done to its own limit.
  private static let longest = 30.0

  /// - Returns: What it told, once it has ended.
  /// - Throws: An error of the system when no process can be started.
  static func run(_ executable: String, _ arguments: [String]) throws -> [UInt8] {
    let channel = try ClosedPipe()
    defer { close(channel.reading) }
    let process = try ChildProcess(
      path: executable, arguments: arguments, environment: ChildProcess.neededEnvironment,
      descriptors: [0: nil, 1: nil, 2: nil, 3: channel.writing])
    close(channel.writing)
    let bytes = read(channel.reading)
    process.end()
    process.wait()
    return bytes
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(longest))
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = clock.now.duration(to: end) / .milliseconds(1)
      let ready = left > 0 ? poll(&wanted, 1, Int32(left.rounded(.up))) : 0
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return [] }
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk.prefix(count)
    }
    return bytes
  }
}
