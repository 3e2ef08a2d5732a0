import Channel
import Checking
import Exploration
import Foundation
import Terminal

/// A person at a terminal, or a script, that chooses which lane continues.
struct StepSession {
  private let options: CheckOptions
  private let pipeline: CheckPipeline
  private let wanted: SteppingRequest.Wanted
  private var settings: SearchSettings
  private var stepping: Stepping
  private var screen: StepScreen
  private var hasLeft = false

  init(
    _ options: CheckOptions, _ pipeline: CheckPipeline, _ settings: SearchSettings,
    _ verdict: Verdict, wanted: SteppingRequest.Wanted
  ) {
    self.options = options
    self.pipeline = pipeline
    self.settings = settings
    self.wanted = wanted
    let isProved = verdict.certainty == .proved
    stepping = Stepping(
      outcomes: CollectedOutcomes(
        verdict.outcomes, more: verdict.moreOutcomes, isProved: isProved),
      isProved: isProved && verdict.findings.isEmpty && options.replay == nil)
    screen = StepScreen(options, verdict)
  }

  /// Goes on until the person leaves, or there is no more input.
  mutating func run() throws {
    let farewell = Farewell(command: options.command)
    Interruption.farewell = { farewell.words }
    let keys = screen.redraws ? KeyMode() : nil
    defer { keys?.leave() }
    if let keys {
      keys.enter()
      let cleanUp = Interruption.cleanUp
      Interruption.cleanUp = {
        keys.leave()
        cleanUp()
      }
    }
    handle(try answer([], farewell), farewell)
    // From now on its choices are choices like others, which can be undone.
    settings.schedule?.deviations = []
    guard stepping.step != nil else { return }
    try keys.map { try readKeys($0, farewell) } ?? readLines(farewell)
    try screen.end(farewell.words)
  }

  private mutating func readLines(_ farewell: Farewell) throws {
    while !hasLeft, let line = readLine() {
      try press(SteppingKey(line.trimmingCharacters(in: .whitespaces)), farewell)
    }
  }

  private mutating func readKeys(_ mode: KeyMode, _ farewell: Farewell) throws {
    let signals = TerminalSignals.watch() ?? -1
    var keys = SteppingKeys()
    while !hasLeft {
      var waited = [0, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&waited, nfds_t(waited.count), -1)
      if waited[1].revents != 0 { hear(signals, mode) }
      guard waited[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      // A terminal that has gone away has nothing more to say.
      guard count > 0 else { return }
      for character in KeyInput.characters(in: bytes.prefix(count)) where !hasLeft {
        let lanes = stepping.step?.options.count ?? 0
        let key = keys.key(for: character, of: lanes)
        screen.typed = keys.digits
        if let key { try press(key, farewell) } else { screen.redraw() }
      }
    }
  }

  private mutating func hear(_ signals: Int32, _ keys: KeyMode) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    let heard = Set(bytes.prefix(max(0, count)).map(Int32.init))
    if heard.contains(SIGTSTP) {
      keys.leave()
      Console.print("")
      TerminalSignals.stop()
    }
    if heard.contains(SIGTSTP) || heard.contains(SIGCONT) { keys.enter() }
    if heard.contains(SIGWINCH) { screen.resize() } else { screen.redraw() }
  }

  private mutating func press(_ key: SteppingKey, _ farewell: Farewell) throws {
    for command in stepping.commands(for: .key(key)) {
      switch command {
      case .look(let path): handle(try answer(path, farewell), farewell)
      case .search(let path):
        screen.wait()
        handle(try answer(path, farewell, wanted: wanted), farewell)
      default: carryOut(command, farewell)
      }
    }
  }

  private mutating func handle(_ event: SteppingEvent, _ farewell: Farewell) {
    for command in stepping.commands(for: event) { carryOut(command, farewell) }
  }

  private mutating func carryOut(_ command: SteppingCommand, _ farewell: Farewell) {
    switch command {
    case .show(let step):
      farewell.note(step)
      screen.show(step, stepping.outcomes)
    case .say(let notice): screen.say(notice)
    case .leave: hasLeft = true
    // Only keys ask for work.
    case .look, .search: break
    }
  }

  private func answer(
    _ path: [Int], _ farewell: Farewell, wanted search: SteppingRequest.Wanted? = nil
  ) throws -> SteppingEvent {
    try pipeline.step(
      settings, SteppingRequest(choices: path, wanted: search), wanted: wanted)
  }
}
