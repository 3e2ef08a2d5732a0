import Checking
import Foundation
import Synchronization

/// Programs of one folder, run for what they write.
struct ProgramRun {
  /// The folder that they are in.
  let folder: URL
  /// What a person types before the name of one.
  var prefix = ""

  /// After how long a program is ended: far longer than any needs on a busy machine.
  private static let limit = Duration.seconds(600)

  /// Runs it.
  ///
  /// - Parameters:
  ///   - place: Where it runs; `nil` for the folder of this process.
  ///   - statuses: The statuses with which it may end.
  ///   - temporary: Where it keeps what it needs on the way; `nil` for where this process does.
  /// - Returns: What it has written to standard output.
  /// - Throws: ``BookError`` with what it says if it ends otherwise, or an error of the system.
  func output(
    of name: String, _ arguments: [String], in place: URL? = nil, statuses: Set<Int32> = [0],
    temporary: URL? = nil
  ) throws -> String {
    let path = folder.appending(path: name).path
    guard access(path, X_OK) == 0 else {
      throw BookError("there is no \(name) in \(folder.path); build again with 'swift build'")
    }
    let (output, complaints) = (try ClosedPipe(), try ClosedPipe())
    defer { for pipe in [output, complaints] { close(pipe.reading) } }
    let process: ChildProcess
    do {
      defer { for pipe in [output, complaints] { close(pipe.writing) } }
      // A program begins where its parent is, unless the shell takes it elsewhere.
      process = try ChildProcess(
        path: "/bin/sh",
        arguments: ["-c", "cd \"$0\" && exec \"$@\"", place?.path ?? "."]
          + (temporary.map { ["/usr/bin/env", "TMPDIR=\($0.path)"] } ?? []) + [path] + arguments,
        descriptors: [0: nil, 1: output.writing, 2: complaints.writing], leadsGroup: true,
        signalAtEnd: SIGTERM)
    }
    RunningPrograms.shared.begin(process.id)
    defer { RunningPrograms.shared.end(process.id) }
    let deadline = Deadline(in: Self.limit)
    // A program that has much to complain of does not wait until that is read.
    let listener = Listener(to: complaints.reading, until: deadline)
    var exchange = PipeExchange(reading: output.reading, until: deadline)
    let (bytes, end) = exchange.run()
    let said = listener.wait()
    guard end == .heard, let status = process.wait(until: deadline) else {
      process.stop(until: Deadline(in: .seconds(5)))
      throw BookError("\(name) did not finish within \(Self.limit) and was stopped")
    }
    guard status & 0x7F == 0, statuses.contains(status >> 8) else {
      let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
      let reason = lines.first { $0.lowercased().hasPrefix("error") } ?? lines.last
      throw BookError(
        "'\(prefix)\(name) \(arguments.joined(separator: " "))' ended with "
          + "\(ChildProcess.words(status)): \(reason ?? "it gives no reason")")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class Listener: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let done = DispatchSemaphore(value: 0)

  init(to descriptor: Int32, until deadline: Deadline) {
    Thread.detachNewThread { [self] in
      var exchange = PipeExchange(reading: descriptor, until: deadline)
      let read = exchange.run().bytes
      bytes.withLock { $0 = read }
      done.signal()
    }
  }

  /// What came, once the pipe has ended.
  func wait() -> [UInt8] {
    done.wait()
    return bytes.withLock(\.self)
  }
}
