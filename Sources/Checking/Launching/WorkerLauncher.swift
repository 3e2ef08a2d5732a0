import Channel
import Foundation

/// Starts a worker process and listens to it; never believes more than the messages' form.
package struct WorkerLauncher: Sendable {
  private let program: RunningProgram
  /// What errors call the process.
  static let tool = "the worker process"

  /// Starts workers that are this very program.
  ///
  /// - Parameter executable: The running `check`.
  package init(executable: String) { program = RunningProgram(path: executable) }

  /// How a worker ended.
  package enum End: Sendable, Equatable {
    case finished
    /// It died: the signal, or the status with which it ended.
    case died(String)
    /// The system or another process ended it, whatever it worked on.
    case ended(ToolError)
    /// It said nothing for too long and was killed.
    case silent
    /// It could not begin, for a reason that it gave.
    case refused(String)
  }

  /// Starts a worker that waits for its settings: it gets ready while others work.
  ///
  /// - Throws: An error of the system when no process can be started.
  package func start() throws -> IdleWorker {
    let input = try ClosedPipe()
    let channel = try ClosedPipe()
    defer {
      close(input.reading)
      close(channel.writing)
    }
    // Hashing would differ from run to run, and with it the order of sets and dictionaries.
    let environment = [
      "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no", "TZ=UTC", "LANG=C",
    ]
    let process = try ChildProcess(
      path: program.file, name: WorkerChannel.name, arguments: [],
      environment: ChildProcess.neededEnvironment + environment,
      descriptors: [0: input.reading, 1: 1, 2: 2, WorkerChannel.descriptor: channel.writing])
    return IdleWorker(process: process, input: input, channel: channel.reading)
  }

  /// Runs a worker and passes on what it tells.
  ///
  /// - Parameters:
  ///   - settings: What it should do.
  ///   - idle: A worker that waits already; `nil` to start one.
  ///   - patience: Seconds without a word after which it is killed.
  ///   - each: Gets each message as it arrives.
  /// - Throws: An error of the system when no process can be started, or ``ToolError`` when one does not
  ///   even take its settings.
  package func run(
    _ settings: SearchSettings, on idle: IdleWorker? = nil, patience: Double,
    each: (WorkerMessage) -> Void
  ) throws -> End {
    var settings = settings
    var idle = idle
    while true {
      var state: HandedOverSearch?
      let worker = try idle ?? start()
      idle = nil
      try worker.begin(settings)
      let end = try listen(to: worker, settings, patience: patience) { message in
        if case .handedOver(let next) = message { state = next } else { each(message) }
      }
      guard let state else { return end }
      settings.state = state
    }
  }

  /// The most lines that a worker may say: no search has as much to tell in all the time that one takes.
  private static func mostLines(_ patience: Double) -> Int { Int(min(10_000 * patience, 1e9)) }

  /// How often it waits once more for a worker that other processes keep from running.
  private static let mostExtensions = 20

  private func listen(
    to worker: IdleWorker, _ settings: SearchSettings, patience: Double,
    each: (WorkerMessage) -> Void
  ) throws -> End {
    worker.isHeard = true
    defer { close(worker.channel) }
    var reader = LineReader(descriptor: worker.channel)
    var isDone = false
    var reason: String?
    var lines = 0
    var extensions = 0
    let decoder = JSONDecoder()
    while true {
      var next = reader.next(patience: patience, feeding: &worker.feed)
      lines += 1
      if case .line = next, lines > Self.mostLines(patience) { next = .silence }
      switch next {
      case .line(let line):
        guard let message = try? decoder.decode(WorkerMessage.self, from: Data(line)) else {
          reason = String(decoding: line.prefix(500), as: UTF8.self)
          continue
        }
        if case .finished = message { isDone = true }
        each(message)
      case .silence:
        let isStarved = worker.process.isStarved()
        if isStarved, extensions < Self.mostExtensions {
          extensions += 1
          continue
        }
        worker.process.end()
        worker.process.wait()
        // Nothing that it was to explore has run yet, or the machine is to blame.
        guard worker.feed?.descriptor == nil, !isStarved else {
          throw ToolError.tookTooLong(
            tool: Self.tool, seconds: patience * Double(1 + extensions))
        }
        return .silent
      case .end:
        let end = worker.process.waitForEnd()
        if isDone && end.status == 0 { return .finished }
        if program.isOutdated {
          return .refused("check was rebuilt while it ran; run it again")
        }
        if let reason, end.status == 2 << 8 || end.status == 3 << 8 { return .refused(reason) }
        if end.status == WorkerChannel.trapped << 8 { return .ended(.trapped(tool: Self.tool)) }
        if let error = Interference.error(end, settings) { return .ended(error) }
        let words = ChildProcess.words(end.status)
        return .died(([words] + (reason.map { [$0] } ?? [])).joined(separator: ": "))
      }
    }
  }
}

/// A worker that was started and has nothing to do yet.
package final class IdleWorker {
  let process: ChildProcess
  let channel: Int32
  /// What it has not been told yet; `nil` before it begins.
  var feed: PipeFeed?
  /// Whether a caller listens to it until its end.
  var isHeard = false
  private let input: ClosedPipe

  init(process: ChildProcess, input: ClosedPipe, channel: Int32) {
    self.process = process
    self.input = input
    self.channel = channel
  }

  deinit {
    if feed == nil { close(input.writing) } else { feed?.close() }
    guard !isHeard else { return }
    process.end()
    process.wait()
    close(channel)
  }

  /// Tells it what to do; the caller listens to it from now on.
  ///
  /// It may begin before the caller listens, unless there is more to tell than a pipe takes at once: the
  /// rest is told while it is listened to.
  package func begin(_ settings: SearchSettings) throws {
    guard feed == nil else { return }
    let bytes = try JSONEncoder().encode(settings)
    feed = PipeFeed(Array(bytes), to: input.writing)
    feed?.push()
  }
}
