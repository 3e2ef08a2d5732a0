import Foundation
import Synchronization

/// A process that is started, listened to line by line, and never left behind.
package enum MeasuringProcess {
  /// Why a worker did not finish.
  package enum Failure: Error, Equatable {
    /// It could not be started, with the system's reason.
    case notStarted(String)
    /// It wrote nothing for longer than the limit and was killed.
    case silent
    /// A signal ended it.
    case crashed(signal: Int32)
    /// It ended with a status other than 0.
    case failed(status: Int32)
  }

  private static let running = Mutex<Set<Int32>>([])

  /// Kills every worker that runs; for the moment before the parent ends.
  package static func killAll() {
    running.withLock { for pid in $0 { kill(pid, SIGKILL) } }
  }

  /// Runs an executable to its end.
  ///
  /// - Parameters:
  ///   - executable: The executable.
  ///   - arguments: Its arguments.
  ///   - environment: What to set, unless it is set already.
  ///   - silence: How long it may write nothing.
  ///   - onLine: Called for each line of its standard output, without the line break.
  /// - Throws: ``Failure``, or what `onLine` throws; the process is then gone.
  package static func run(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    silence: Duration, onLine: (Data) throws -> Void
  ) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { own, _ in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do { try process.run() } catch { throw Failure.notStarted("\(error.localizedDescription)") }
    let pid = process.processIdentifier
    _ = running.withLock { $0.insert(pid) }
    defer { _ = running.withLock { $0.remove(pid) } }
    do {
      try read(output.fileHandleForReading.fileDescriptor, silence: silence, onLine: onLine)
    } catch {
      kill(pid, SIGKILL)
      process.waitUntilExit()
      throw error
    }
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    throw process.terminationReason == .uncaughtSignal
      ? Failure.crashed(signal: process.terminationStatus)
      : Failure.failed(status: process.terminationStatus)
  }

  private static func read(
    _ descriptor: Int32, silence: Duration, onLine: (Data) throws -> Void
  ) throws {
    var pending = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let limit = Int32(clamping: Int((silence / .milliseconds(1)).rounded(.up)))
    while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, limit)
      if ready == 0 { throw Failure.silent }
      if ready < 0 {
        guard errno == EINTR else { return }
        continue
      }
      let count = buffer.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      pending.append(contentsOf: buffer[..<count])
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(pending[..<end])
        pending = Data(pending[pending.index(after: end)...])
        try onLine(line)
      }
    }
  }
}
