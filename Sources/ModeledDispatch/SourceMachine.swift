import Exploration

/// An event source: data that comes in, and handlers that are told of it one at a time.
final class SourceMachine: Resource {
  enum Variety { case timer, add, or, replace }
  enum Handler { case event, cancellation, registration }

  let variety: Variety
  private(set) var queue: QueueMachine
  private var suspensions = 0
  private(set) var isInactive = true
  private(set) var isRegistered = false
  private(set) var hasCancelled = false
  /// Cancelled, or its last reference is gone.
  private(set) var isOver = false
  var toldOfCancelling = false
  /// The thread that serves all timers waits for the timer's time: it has to hear of a cancellation first.
  var isArmed = false
  /// It was scheduled anew when it was active already: the thread of all timers has to hear of that, too.
  var hasNewSchedule = false
  /// Whether it shows when its turn is put into the queue; on a global one a turn may come late in any case.
  var isInLine: Bool { queue.role != .global }
  /// The event handler was a barrier when the source was activated: then each turn on its queue is one.
  private var isBarrier = false
  /// A handler was sent off, or runs.
  var isBusy = false
  /// What came in since the event handler was told, and what it was told then.
  var pending: UInt = 0 { didSet { hasCome = hasCome || pending != 0 } }
  /// Data came since the event handler was told, also if it was taken back by then: its turn has to look.
  private var hasCome = false
  private var told: UInt = 0
  /// What the lanes that merged data had done.
  var merged = Stamp()
  /// What the last handler did: the next one comes after it, on whatever lane.
  private var handled = Stamp()
  var handlers: [Handler: SourceHandler] = [:]
  /// Whether it has a registration handler as a turn begins.
  let registering: Resource
  /// The timer's first instant and its interval; a new schedule makes the lane of the old one end.
  var start: DispatchTime?
  var interval: UInt64?
  var generation = 0

  init(_ variety: Variety, _ queue: QueueMachine?) {
    self.variety = variety
    self.queue = queue ?? .unnamed
    let kind: ResourceKind = variety == .timer ? .dispatchTimer : .source
    registering = Resource(kind: kind)
    super.init(kind: kind)
    registering.whole = self
  }

  // Only a timer's lane waits: until its time has come, or it is of no use any more.
  override func isReady(for action: Action, lane: Lane) -> Bool {
    isOver || generation != action.detail
  }
  override func waitReason(for action: Action) -> WaitReason { .instant }
}

// MARK: - Its state

extension SourceMachine {
  func activate() {
    Engine.shared.perform(Action(.activate, self, .write))
    guard isInactive else { return }
    begin()
    deliver()
  }

  /// Resuming an inactive source activates it, as it always did.
  func resume() {
    Engine.shared.perform(Action(.resume, self, .write))
    if isInactive {
      begin()
    } else if suspensions == 0 {
      Engine.shared.fail(.queueMisuse(.resumedTooOften(title)))
    } else {
      suspensions -= 1
    }
    deliver()
  }

  private func begin() {
    isInactive = false
    isBarrier = handlers[.event]?.isBarrier ?? false
  }

  func suspend() {
    Engine.shared.perform(Action(.suspend, self, .write))
    suspensions += 1
  }

  func cancel() {
    Engine.shared.perform(Action(.cancel, self, .write))
    wasUsedWeakly(writes: true)
    hasCancelled = true
    isOver = true
    deliver()
  }

  func setTarget(_ queue: QueueMachine) {
    Engine.shared.perform(Action(.setTarget, self, .write))
    if !isInactive {
      Engine.shared.fail(.queueMisuse(.targetSetLate(title)))
    }
    self.queue = queue
  }

  var isCancelled: Bool {
    Engine.shared.perform(Action(.checkCancellation, self, .read))
    wasUsedWeakly(writes: false)
    return hasCancelled
  }

  var data: UInt {
    Engine.shared.perform(Action(.readData, self, .read))
    return told
  }

  /// The last reference to the source is gone: it stops, without a word.
  func released() {
    if isInactive { Engine.shared.fail(.queueMisuse(.destroyedInactive(title))) }
    if suspensions > 0 { Engine.shared.fail(.queueMisuse(.destroyedSuspended(title))) }
    // What was put into it before may be told by then, or not.
    Engine.shared.perform(Action(.releaseLast, self, .write))
    isOver = true
    if !handlers.isEmpty { handlersEndLater() }
  }
}

// MARK: - Handlers

extension SourceMachine {
  /// Sends the source to its queue if there is something to tell, and it is not there already.
  func deliver() {
    guard !isBusy, !isInactive, suspensions == 0 else { return }
    let isInstalledLater = !isRegistered && isInstalledWhereServed
    if !isRegistered {
      isRegistered = true
      beginTimer()
      if isInstalledLater, variety == .timer { return passManager() }
    }
    guard isInstalledLater || tellsOfRegistration || tellsOfEvents || tellsOfCancelling
    else { return }
    isBusy = true
    queue.async(isBarrier: isBarrier) { [self] in
      // Whether there is a registration handler is settled as its turn begins, for this turn.
      Engine.shared.effect(.read, on: registering, stopsAfter: false)
      if mustPassManager() { return passManager() }
      Engine.shared.acquire(handled)
      invoke()
      Engine.shared.release(into: &handled)
      isBusy = false
      if hasCancelled, variety == .timer, isInLine {
        Engine.shared.effect(.await, conflicts: .enter, on: self, stopsAfter: false)
      }
      deliver()
    }
  }

  var tellsOfRegistration: Bool { handlers[.registration] != nil && !hasCancelled }
  private var tellsOfEvents: Bool { pending != 0 && !isOver }
  private var tellsOfWhatCame: Bool { hasCome && !isOver }
  // Also without a handler: one that is set before the queue comes to it is called.
  private var tellsOfCancelling: Bool { hasCancelled && !toldOfCancelling && !isArmed }
  private var mayTellOfCancelling: Bool { tellsOfCancelling && suspensions == 0 }

  /// What the queue does once it comes to the source: one handler after the other, without what stands behind it in
  /// line between them; see `_dispatch_source_invoke2` in libdispatch.
  private func invoke() {
    // That there is nothing to tell is a look, too: whatever has taken it away might have come later.
    if !tellsOfRegistration, !tellsOfWhatCame, !mayTellOfCancelling {
      Engine.shared.perform(Action(.goOnWith, self, [.read, .await]))
    }
    if tellsOfRegistration {
      Engine.shared.perform(Action(.takeHandler, self, .share))
      // One that is cancelled by then is not told.
      if !hasCancelled { call(handlers[.registration]) }
      handlers[.registration] = nil
      lookAgain()
    }
    if tellsOfWhatCame {
      tell()
      lookAgain()
    }
    if mayTellOfCancelling {
      toldOfCancelling = true
      // The data is gone then, which others may look at.
      Engine.shared.perform(Action(.takeHandler, self, told == 0 ? .share : .write))
      told = 0
      // What the other handlers keep alive ends first, as in `_dispatch_source_cancel_callout`.
      Engine.shared.memory.letsGo()
      let handler = handlers[.cancellation]
      handlers = [:]
      call(handler)
      Engine.shared.memory.letsGo()
    }
  }

  /// Which handler is next, and where it stands in line, depends on what has come now.
  private func lookAgain() {
    guard queue.showsOrder else { return }
    var action = Action(.goOnWith, self, .await)
    // A registration handler that is set now stands in line where this lane, or the one that sets it, puts it.
    action.conflicts.formUnion(.take)
    Engine.shared.perform(action)
  }

  private func tell() {
    Engine.shared.perform(Action(.takeData, self, .write))
    guard !isOver, suspensions == 0 else { return }
    hasCome = false
    guard pending != 0 else { return }
    Engine.shared.acquire(merged)
    told = pending
    pending = 0
    call(handlers[.event])
  }

  private func call(_ handler: SourceHandler?) {
    guard let handler else { return }
    Engine.shared.acquire(handler.set)
    handler.body()
  }
}
