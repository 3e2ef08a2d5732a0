import Exploration

// What the program gives a source: handlers, and data.
extension SourceMachine {
  /// Sets a handler, or takes it away; one that runs by then ends as it began.
  ///
  /// A source that is active does so on its queue, so that what it calls before is the old handler.
  ///
  /// A cancel handler that is set after the end is called, too.
  func setHandler(_ kind: Handler, isBarrier: Bool = false, _ body: (() -> Void)?) {
    Engine.shared.perform(Action(.setHandler, self, .take))
    if !isInactive, handlers[kind] != nil { handlersEndLater() }
    guard let body else {
      handlers[kind] = nil
      return
    }
    var set = Stamp()
    Engine.shared.release(into: &set)
    handlers[kind] = SourceHandler(isBarrier: isBarrier, body: body, set: set)
    if kind == .registration {
      Engine.shared.effect(.write, on: registering, stopsAfter: false)
      if isRegistered { deliver() }
    }
    guard kind == .cancellation, toldOfCancelling else { return }
    toldOfCancelling = false
    deliver()
  }

  /// What the handlers hold ends here with them; Dispatch lets them go on the source's queue, soon or at once.
  func handlersEndLater() {
    if Engine.shared.memory.showsEnds { Assumption.libraryReleases.note() }
  }

  /// Adds to what the event handler will be told; all that comes before it runs is told at once.
  func merge(_ data: UInt) {
    // The handler may be told of the first before the second comes, and is sent off by the first.
    var action = Action(.add, self, .put)
    action.conflicts.formUnion(.await)
    Engine.shared.perform(action)
    Engine.shared.releaseJoining(into: &merged)
    guard !isOver, data != 0 || variety == .replace else { return }
    switch variety {
    case .timer, .add: pending &+= data
    case .or: pending |= data
    case .replace: pending = data
    }
    deliver()
  }
}
