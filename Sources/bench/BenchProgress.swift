import Terminal
import Timing

/// What a person is told on standard error while launches are made: how far it is, and what is left.
struct BenchProgress {
  private let command: BenchCommand
  private let launches: Int
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private var bar = ProgressBar()
  private var estimate: MeasuringEstimate
  private var count = 0
  private var launchStart = ContinuousClock.now
  private var share = 0.0
  private var isWaiting = false

  /// Says beforehand how long it will take, where a person looks at it.
  ///
  /// - Parameters:
  ///   - launch: How long a launch is expected to take, in nanoseconds.
  ///   - reports: How many reports are made of as many launches each.
  init(command: BenchCommand, launch: Double, reports: Int = 1) {
    self.command = command
    launches = command.launches * reports
    estimate = MeasuringEstimate(
      launch: launch, idleLimit: command.idleWait / .nanoseconds(1))
    guard TerminalStyle(descriptor: 2).isInteractive else { return }
    let least = command.settling == nil ? "" : "at least "
    Console.note(
      "bench: \(command.items.count) \(command.own == nil ? "patterns" : "functions"), \(least)\(launches) launches of \(command.blocks) "
        + "blocks: \(least)\(estimate.rest(launches: launches).words)")
  }

  /// The time since the first launch began, in nanoseconds.
  var elapsed: Double { (clock.now - start) / .nanoseconds(1) }

  /// A launch begins.
  mutating func begin() {
    count += 1
    launchStart = clock.now
    (share, isWaiting) = (0, true)
    draw()
  }

  /// Something happens in the launch.
  mutating func note(_ event: BenchLaunch.Event) {
    switch event {
    case .begins: isWaiting = false
    case .measured(let share): self.share = share
    }
    draw()
  }

  /// The launch has ended after waiting for some nanoseconds.
  mutating func end(waited: Double) {
    estimate.add((clock.now - launchStart) / .nanoseconds(1) - waited)
  }

  /// Removes what was drawn.
  func finish() { bar.finish() }

  private mutating func draw() {
    let doing = isWaiting ? "waits for an idle machine" : "measures"
    guard let rule = command.settling, count > launches else {
      let left = estimate.rest(
        launches: max(0, launches - count), share: 1 - share, isWaiting: isWaiting)
      bar.update(
        (Double(count - 1) + share) / Double(launches), "launch \(count) of \(launches) \(doing)",
        left: left.brief)
      return
    }
    bar.update(
      min(1, elapsed / rule.limit), "launch \(count) \(doing)",
      left: "until settled, at most \(DurationText.format(nanoseconds: rule.limit))")
  }
}
