import Checking
import Foundation

/// A process that tells its result on descriptor 3, while what it prints goes nowhere.
enum SideChannel {
  /// The most bytes that are taken.
  private static let most = 1 << 20
  /// Seconds after which it is ended, whatever it has done to its own limit.
  private static let longest = Duration.seconds(30)

  /// - Returns: What it told, once it has ended.
  /// - Throws: An error of the system when no process can be started.
  static func run(_ executable: String, _ arguments: [String]) throws -> [UInt8] {
    let channel = try ClosedPipe()
    defer { close(channel.reading) }
    let process = try ChildProcess(
      path: executable, arguments: arguments, environment: ChildProcess.neededEnvironment,
      descriptors: [0: nil, 1: nil, 2: nil, 3: channel.writing])
    close(channel.writing)
    var exchange = PipeExchange(
      reading: channel.reading, until: Deadline(in: longest), atMost: most)
    let (bytes, end) = exchange.run()
    process.end()
    process.wait()
    return end == .timeIsOver ? [] : bytes
  }
}
