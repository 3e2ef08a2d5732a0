import CPlatform
import Foundation

/// How a recorded program ended.
package enum ProgramEnd: Sendable, Equatable {
  /// By itself, with a status.
  case exited(Int32)
  /// By a signal.
  case crashed(Int32)
  /// It was stopped at the limit.
  case stopped
  /// By Ctrl-C.
  case interrupted
}

/// A program that runs, with this process's standard input, output and error.
struct StartedProgram {
  private let id: pid_t

  /// Starts it; it does not outlive this process.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Without its own name.
  ///   - variable: What its environment has beside that of this process.
  ///   - toStandardError: Whether its output goes there.
  /// - Throws: ``RecordedProgram/Failure``.
  init(_ path: String, _ arguments: [String], variable: String, toStandardError: Bool) throws {
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    let own = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let variables: [UnsafeMutablePointer<CChar>?] = (own + [variable]).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    let places =
      [0, toStandardError ? 2 : 1, 2]
      + Array(repeating: Int32(CPLATFORM_CLOSED), count: Int(CPLATFORM_DESCRIPTORS) - 3)
    // A key that ends the program must not end this process before it has drawn anything.
    Interrupts.listen()
    var error: Int32 = 0
    id = words.withUnsafeBufferPointer { words in
      variables.withUnsafeBufferPointer { variables in
        places.withUnsafeBufferPointer { places in
          var program = cplatform_program(
            path: words[0], arguments: words.baseAddress, environment: variables.baseAddress,
            descriptors: places.baseAddress, first_aside: 120, leads_group: false,
            signal_at_end: SIGKILL, memory: 0, processor_seconds: 0, file_bytes: 0)
          return cplatform_start(&program, &error)
        }
      }
    }
    guard id > 0 else {
      throw RecordedProgram.Failure(
        description: "the program cannot be started: \(String(cString: strerror(error)))")
    }
  }

  /// Waits for its end, and stops it at the limit.
  ///
  /// A second Ctrl-C stops a program that does not end at the first one.
  func wait(limit: Duration) -> ProgramEnd {
    let deadline = ContinuousClock.now + limit
    var status: Int32 = 0
    var isStopped = false
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || (ended < 0 && errno != EINTR) { break }
      if !isStopped, ContinuousClock.now >= deadline || Interrupts.count > 1 {
        isStopped = ContinuousClock.now >= deadline
        kill(id, SIGKILL)
      }
      usleep(2_000)
    }
    let signal = status & 0x7F
    if signal == 0 { return .exited((status >> 8) & 0xFF) }
    if isStopped { return .stopped }
    return Interrupts.count > 0 ? .interrupted : .crashed(signal)
  }
}

/// How often Ctrl-C was pressed.
private enum Interrupts {
  // Written by the handler alone, which has no other way to tell.
  nonisolated(unsafe) private(set) static var count = 0

  /// From now on Ctrl-C is counted. (A program that is started does not inherit that.)
  static func listen() {
    signal(SIGINT) { _ in Interrupts.count += 1 }
  }
}
