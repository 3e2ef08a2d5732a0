import Foundation

/// Runs a program to its end and returns what it said.
package struct Tool {
  private let path: String
  private let limit: Duration
  private let most: ToolLimits?

  /// - Parameters:
  ///   - path: The program.
  ///   - limit: After how long it is ended. It is meant for a program that never ends, and not for one
  ///     that is slow: a machine may be busy, and a module large.
  ///   - most: The most that it may use; `nil` for as much as this process.
  package init(path: String, limit: Duration = .seconds(600), most: ToolLimits? = nil) {
    self.path = path
    self.limit = limit
    self.most = most
  }

  /// What a program came to.
  package struct Result: Sendable {
    /// The status as the system has it.
    package var status: Int32
    /// Its standard output and error together.
    package var output: [UInt8]
    /// The program's name.
    var tool: String
    /// The limit that it has reached, if one ended it.
    var excess: ToolLimits.Excess?

    /// The signal that ended it; 0 if it exited.
    package var signal: Int32 { status & 0x7F }

    /// Makes sure that it did not crash, where nothing that it works on could be to blame.
    ///
    /// - Throws: ``ToolError`` if a signal ended it.
    package func checkEnd() throws {
      if signal != 0 { throw ToolError.died(tool: tool, how: ChildProcess.words(status)) }
    }
  }

  /// The signals with which a program ends because of what it works on, that of its processor time included.
  package static let own: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU,
  ]

  private var name: String { URL(filePath: path).lastPathComponent }

  /// Runs it, feeding it and reading its output at the same time.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's own name.
  ///   - input: For its standard input, of which it need not read everything.
  /// - Throws: ``ToolError`` when it does not end in time or the system ends it, or an error of the system
  ///   when it cannot be started.
  package func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let output = try ClosedPipe()
    defer { close(output.reading) }
    let (process, feed) = try start(arguments, input, output)
    defer { WorkGate.pass { WorkGate.running = nil } }
    let deadline = Deadline(in: limit)
    var exchange = PipeExchange(reading: output.reading, feeding: feed, until: deadline)
    let (bytes, end) = exchange.run()
    // It may have closed its output and still be running.
    if end == .heard, let ended = process.waitForEnd(until: deadline) {
      let excess = most?.excess(ended, said: bytes)
      let result = Result(status: ended.status, output: bytes, tool: name, excess: excess)
      guard excess == nil else { return result }
      // A limit of the shell or the system is lower.
      if most != nil, result.signal == SIGXCPU {
        throw ToolError.outOfProcessorTime(tool: name, seconds: Int(ended.processorSeconds))
      }
      if result.signal == SIGXFSZ {
        throw ToolError.failed(tool: name, why: String(cString: strerror(EFBIG)))
      }
      // No program does anything else to itself, whatever it works on.
      if !Self.own.contains(result.signal) { try result.checkEnd() }
      return result
    }
    process.end()
    process.wait()
    throw ToolError.tookTooLong(tool: name, seconds: limit / .seconds(1))
  }

  private func start(
    _ arguments: [String], _ input: [UInt8], _ output: ClosedPipe
  ) throws -> (ChildProcess, PipeFeed?) {
    defer { close(output.writing) }
    let source = try input.isEmpty ? nil : ClosedPipe()
    defer { if let source { close(source.reading) } }
    var feed = source.map { PipeFeed(input, to: $0.writing) }
    do {
      let process = try WorkGate.pass {
        let descriptors: [Int32: Int32?] = [
          0: source?.reading, 1: output.writing, 2: output.writing,
        ]
        let process = try ChildProcess(
          path: path, arguments: arguments, descriptors: descriptors, limits: most)
        WorkGate.running = process.id
        return process
      }
      return (process, feed)
    } catch {
      feed?.close()
      throw error
    }
  }
}
