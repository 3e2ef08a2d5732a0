/// The lanes that a scheduling point offers.
struct Offer {
  /// Those that can run.
  var enabled: LaneSet
  /// Those of them that only the reading lets run.
  var unprompted = LaneSet()
  /// Whether something has prompted one of them, and whether some are unprompted.
  var isPrompted: Bool
  var isMixed: Bool
}

/// The lanes of the running execution, by number.
final class LaneTable {
  /// The lanes of all executions, which are used again.
  private var made: [Lane] = []
  /// How many the execution has.
  private(set) var count = 0
  /// Those that have not begun, and that nothing keeps from it.
  private(set) var unbegun = LaneSet()
  /// Whether one has waited for a limited time, or on a condition.
  private(set) var awaitsTime = false
  private(set) var awaitsSignals = false
  /// Whether an iteration has waited for one that had not begun: Dispatch may have had no thread for that one.
  private(set) var iterationsWait = false
  /// Whether a library may touch memory of the program at any time, because it got it in a disguise.
  var haveLentMemory = false
  /// Where lanes of earlier executions went round until a limit ended it; see ``roundsForEver``.
  var endlessLoops: Set<UInt> = []
  /// Whether a lane has come back to where it was in one of those.
  var isInEndlessLoop = false
  private var looksAtClock = 0
  private var hasTimers = false
  /// How many sleeps, and waits with a limit, have ended because their time was up.
  var expiredLimits = 0
  /// How many of them were neither sleeps nor timers, of other lanes than main, which waits for the whole program.
  var expiredWaits = 0
  /// The first look in vain of each lane at each place.
  var vainLooks: [VainLook] = []
  /// The last look of the loop that looks on, and where it is.
  var lastLookOn: (place: CodePlace, step: Int)?
  /// How often a lane has only looked, in vain, until others changed something.
  var waitingLooks = 0
  /// The waits that keep a worker of a pool of tasks.
  private(set) var workerWaits = WorkerWaits()
  /// What lets lanes continue unprompted.
  var reading = Reading.plain { didSet { isPlain = reading.isPlain } }
  private var isPlain = true

  subscript(number: Int) -> Lane { made[number] }

  /// All of them.
  var all: ArraySlice<Lane> { made.prefix(count) }

  /// Begins a new execution.
  func removeAll() {
    for lane in all { lane.notes.removeAll() }
    count = 0
    unbegun = LaneSet()
    awaitsTime = false
    awaitsSignals = false
    iterationsWait = false
    haveLentMemory = false
    isInEndlessLoop = false
    looksAtClock = 0
    hasTimers = false
    expiredLimits = 0
    expiredWaits = 0
    vainLooks.removeAll(keepingCapacity: true)
    lastLookOn = nil
    waitingLooks = 0
    workerWaits.removeAll()
  }

  /// A lane has looked at a clock: where timers are late, what it does then may depend on how late.
  func note(lookAtClock now: UInt64) {
    looksAtClock += 1
    if reading.time == .any, now > 0 { awaitsTime = true }
  }

  /// Whether something may depend on how long the program's own steps take.
  ///
  /// Where there are timers, how late they come stands for that.
  var measuresSteps: Bool { looksAtClock > 1 && !hasTimers }

  /// A lane has named a limit of time.
  func noteTimer() { hasTimers = true }

  /// A lane is about to wait: notes on what a proof then rests; see ``Assumption``.
  func note(wait lane: Lane) {
    if lane.deadline < .max, !lane.action.isPause { hasTimers = true }
    guard let resource = lane.action.resource else { return }
    // In another reading only a lane that is held back rests on what this one takes for granted.
    if lane.deadline < .max, !lane.action.isPause, reading.time == .exact { awaitsTime = true }
    if resource.kind.isCondition, lane.action.verb.isForSignal, reading.wakes == .signalled {
      awaitsSignals = true
    }
    workerWaits.note(lane, on: resource)
  }

  /// The lane of the next number, which stands for anything until it is told what.
  ///
  /// - Parameter isFree: Whether nothing keeps it from beginning.
  func add(isFree: Bool) -> Lane {
    if count == made.count { made.append(Lane(number: count)) }
    if isFree { unbegun.insert(count) }
    count += 1
    return made[count - 1]
  }

  /// A lane takes its first step, amid those that could.
  func hasBegun(_ lane: Lane, amid enabled: LaneSet) {
    unbegun.remove(lane.number)
    if lane.crew >= 0, needsThread(for: lane, amid: enabled) { iterationsWait = true }
  }

  /// Whether an iteration begins while others of its call wait, and nothing but the rest of them can go on.
  private func needsThread(for lane: Lane, amid enabled: LaneSet) -> Bool {
    let crew = all.filter { $0.crew == lane.crew }
    return enabled.lanes.allSatisfy { made[$0].crew == lane.crew && made[$0].event < 0 }
      && crew.contains { $0.event >= 0 && !$0.isFinished }
      && all.allSatisfy { $0.isFinished || $0.deadline == .max }
  }

  /// Those that may take their step at a virtual instant.
  func enabled(at now: UInt64) -> LaneSet {
    var enabled = LaneSet()
    for number in 0..<count {
      let lane = made[number]
      if lane.state == .waiting && lane.canGoOn(at: now) { enabled.insert(number) }
    }
    return enabled
  }

  /// Those that may take their step at a virtual instant, also unprompted.
  func offer(at now: UInt64) -> Offer {
    if isPlain {
      let enabled = enabled(at: now)
      return Offer(enabled: enabled, isPrompted: !enabled.isEmpty, isMixed: false)
    }
    var offer = Offer(enabled: LaneSet(), isPrompted: false, isMixed: false)
    for lane in all where lane.state == .waiting {
      switch lane.standing(at: now, in: reading) {
      case .prompted:
        offer.enabled.insert(lane.number)
        offer.isPrompted = true
      case .unprompted where lane.liberties < reading.most:
        offer.enabled.insert(lane.number)
        offer.unprompted.insert(lane.number)
        offer.isMixed = true
      case .unprompted where lane.prompt == nil: awaitsTime = true
      case .unprompted: awaitsSignals = true
      case .stopped: break
      }
    }
    return offer
  }

  /// Those that look at a value that no lane changes: they run when no other lane can, so that a loop
  /// that only counts its looks ends, and one that waits for a change does not keep time still.
  ///
  /// - Parameters:
  ///   - most: How often each may at this instant.
  ///   - mostInAll: How often each may in all.
  func looking(at now: UInt64, atMost most: Int, mostInAll: Int) -> LaneSet {
    var found = LaneSet()
    for lane in all
    where lane.state == .waiting && lane.action.mayWait && lane.action.resource is Variable {
      let goesOn =
        lane.action.effect == .read
        ? lane.spin.looksAgain(at: now, atMost: most, mostInAll: mostInAll)
        : lane.tries.looksAgain(at: now, atMost: most, mostInAll: mostInAll)
      if goesOn { found.insert(lane.number) }
    }
    return found
  }

  /// Whether any but one of them has something to do, or may get it.
  func othersAreAtWork(beside lane: Lane?) -> Bool {
    all.contains { $0 !== lane && !$0.isFinished && !($0.isDaemon && $0.state == .waiting) }
  }

  /// Whether any but two of them could go on before either of the two does: at once, in time, or with a thread.
  func othersMayGoOn(beside one: Lane?, _ other: Lane, at now: UInt64) -> Bool {
    all.contains {
      $0 !== one && $0 !== other && $0.state == .waiting
        && ($0.deadline < .max || $0.event < 0 || $0.action.resource is Variable
          || $0.canGoOn(at: now))
    }
  }

  /// The earliest instant to come that one of them waits for, or `UInt64.max`.
  func earliestDeadline(after now: UInt64) -> UInt64 {
    var earliest = UInt64.max
    for lane in all where lane.state == .waiting && lane.deadline > now {
      earliest = min(earliest, lane.deadline)
    }
    return earliest
  }

  /// Those that are stopped before a step.
  var stopped: [Lane] { all.filter { $0.state == .waiting } }

  /// Those that have waited for an instant that has come since another one.
  func due(at now: UInt64, since before: UInt64) -> [Lane] {
    all.filter { $0.state == .waiting && $0.deadline <= now && $0.deadline > before }
  }

  /// The stack of a lane that was chosen; it gets one with its first step.
  func stack(of lane: Lane, from stacks: LaneStacks) -> Int32 {
    if lane.stack < 0 { lane.stack = stacks.take(for: lane.number) }
    return lane.stack
  }

  /// Takes every lane out of the body that it is stopped in.
  func abandon(_ stacks: LaneStacks) {
    for lane in all {
      lane.body = nil
      guard !lane.isFinished else { continue }
      lane.state = .finished
      guard lane.stack > 0, !lane.hasLeft else { continue }
      stacks.abandon(lane.stack)
    }
  }
}

// Here, because it is asked of every lane at every step, and a file's own functions are inlined.
extension Lane {
  /// Whether it may take its step at a virtual instant.
  func canGoOn(at now: UInt64) -> Bool {
    guard action.mayWait else { return true }
    // A lane that is only prompted by its time still needs what it waits for.
    if deadline <= now, prompt == nil { return true }
    if action.isPause, hasLetOthersGo { return true }
    guard let resource = action.resource else { return false }
    return resource.isReady(for: action, lane: self)
  }
}
