import Checking
import Foundation

/// A program of the package, run for what it writes to standard output.
struct ProgramRun {
  /// The folder with what the build has made.
  let products: URL

  /// After how long a program is ended: far longer than any needs on a busy machine.
  private static let limit = Duration.seconds(600)

  /// Runs it.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; `nil` for the folder of this process.
  ///   - statuses: The statuses with which it may end.
  /// - Returns: What it has written.
  /// - Throws: ``BookError`` with what it says if it ends otherwise, or an error of the system.
  func output(
    of name: String, _ arguments: [String], in folder: URL? = nil, statuses: Set<Int32> = [0]
  ) throws -> String {
    let path = products.appending(path: name).path
    guard access(path, X_OK) == 0 else {
      throw BookError("there is no \(name) in \(products.path); build again with 'swift build'")
    }
    let (output, complaints) = (try ClosedPipe(), try ClosedPipe())
    defer { for pipe in [output, complaints] { close(pipe.reading) } }
    let process: ChildProcess
    do {
      defer { for pipe in [output, complaints] { close(pipe.writing) } }
      // A program begins where its parent is, unless the shell takes it elsewhere.
      process = try ChildProcess(
        path: "/bin/sh",
        arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder?.path ?? ".", path] + arguments,
        descriptors: [0: nil, 1: output.writing, 2: complaints.writing], signalAtEnd: SIGTERM)
    }
    let deadline = Deadline(in: Self.limit)
    var exchange = PipeExchange(reading: output.reading, until: deadline)
    let (bytes, end) = exchange.run()
    guard end == .heard, let status = process.wait(until: deadline) else {
      process.stop(until: Deadline(in: .seconds(5)))
      throw BookError("\(name) did not finish within \(Self.limit) and was stopped")
    }
    guard status & 0x7F == 0, statuses.contains(status >> 8) else {
      var reading = PipeExchange(reading: complaints.reading, until: Deadline(in: .seconds(1)))
      let said = String(decoding: reading.run().bytes, as: UTF8.self)
      let last = said.split(separator: "\n").last.map(String.init) ?? "it gives no reason"
      throw BookError(
        "'swift run \(name) \(arguments.joined(separator: " "))' ended with "
          + "\(ChildProcess.words(status)): \(last)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
