import Exploration

/// The date until which a run loop runs, where what it calls may take any time.
///
/// Between two things that it does a run loop looks whether its time is over. With exact time that comes only when
/// nothing is left to do, or what it calls sleeps. Where time is any, a lane of its own lets it pass; one limit is used
/// again for the next run, so that a loop that runs over and over needs no more lanes.
final class RunLimit: Resource {
  /// The virtual instant; `.max` for none.
  private(set) var instant = UInt64.max
  private var hasPassed = false
  /// Another run of the loop, inside of this one, was woken in its place.
  var isMissed = false
  /// The lane that waits for the instant, and until when it waits; it begins to wait at its first step.
  private var clock: Lane?
  private var alarm = UInt64.max
  private var isWaiting = false

  /// Whether it passes no later than it has to: others may come afterwards.
  private let isPunctual: Bool

  init(isPunctual: Bool = false) {
    self.isPunctual = isPunctual
    super.init(kind: .runLoop)
  }

  /// A run begins.
  func begin(until limit: UInt64) {
    instant = limit
    (hasPassed, isMissed) = (false, false)
    guard limit < .max, limit > Engine.shared.now, Engine.shared.reading.time == .any else {
      return
    }
    alarm = limit
    if let clock {
      if isWaiting { clock.waits(until: limit) }
      return
    }
    clock = Engine.shared.spawn(.other, name: "limit", isDaemon: true) { [self] in
      while true {
        // With this step the clock goes on, too.
        isWaiting = true
        Engine.shared.lane.isPunctual = isPunctual
        Engine.shared.wait(Action(.waitForTime, self, .write), deadline: alarm)
        alarm = .max
        hasPassed = true
      }
    }
  }

  /// The run has ended.
  func end() {
    alarm = .max
    if let clock, isWaiting { clock.waits(until: .max) }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { false }
  override func waitReason(for action: Action) -> WaitReason { .instant }

  /// The run loop looks at the clock.
  func looksAtClock() {
    if Engine.shared.reading.time == .any {
      Engine.shared.effect(.read, on: self, stopsAfter: false)
    }
  }

  /// Whether the time is over although there may be something left to do, and the run loop has been woken for it.
  var hasCome: Bool {
    guard Engine.shared.reading.time == .any else { return instant <= Engine.shared.now }
    guard hasPassed || alarm < .max else { return false }
    Engine.shared.perform(Action(.lookAt, self, .read))
    return hasPassed
  }
}
