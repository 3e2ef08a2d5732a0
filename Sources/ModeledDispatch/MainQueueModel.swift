import Exploration

/// The main queue as the main thread sees it: for `dispatchMain()`, run loops and an async `main`.
package enum MainQueueModel {
  /// Whether a block could run now; no scheduling point.
  package static var hasWork: Bool { QueueMachine.main.nextToDrain != nil }

  /// Whether a block waits for its turn; no scheduling point.
  package static var hasWaiting: Bool { !QueueMachine.main.pending.isEmpty }

  /// The resource that a block acts on when it joins the line.
  package static var line: Resource { QueueMachine.main }

  /// Called when a block has joined the line; it is set before the first execution.
  package nonisolated(unsafe) static var whenJoined: () -> Void = {}

  /// How many blocks wait now, as a lane sees that does not wait for them: others can notice the look.
  package static func look() -> Int {
    Engine.shared.perform(Action(.lookAt, QueueMachine.main, .read))
    return QueueMachine.main.pending.count
  }

  /// A job of Swift Concurrency is about to get into the line.
  ///
  /// - Returns: What puts it there.
  package static func announce(_ body: @escaping () -> Void) -> () -> Void {
    let queue = QueueMachine.main
    let entry = queue.makeEntry(isBarrier: false, body: body)
    Engine.shared.perform(Action(.enqueue, queue, queue.pushing(entry)))
    return {
      entry.followCaller()
      queue.pending.append(entry)
      whenJoined()
    }
  }

  /// Runs the next block, if there is one; only on the main lane.
  @discardableResult
  package static func runOne() -> Bool {
    let queue = QueueMachine.main
    Engine.shared.perform(Action(.lookAt, queue, [.enter, .read]))
    guard let entry = queue.nextToDrain else { return false }
    queue.run(entry)
    return true
  }

  /// The main lane does nothing any more but what it is handed.
  package static func loopsForEver() {
    let lane = Engine.shared.lane
    (lane.hasLoop, lane.isInBlock) = (true, false)
  }

  /// Calls what the main thread's loop was handed.
  package static func outsideOfLoop(_ body: () -> Void) { call(body, isBlock: true) }

  /// Does what belongs to the loop, though it stands in a block: the program's part of that has ended, or is to come.
  package static func insideLoop(_ body: () -> Void) { call(body, isBlock: false) }

  private static func call(_ body: () -> Void, isBlock: Bool) {
    let lane = Engine.shared.lane
    let wasInBlock = lane.isInBlock
    lane.isInBlock = isBlock
    body()
    lane.isInBlock = wasInBlock
  }

  /// Runs blocks as they come, until a condition holds or an instant has come; only on the main lane.
  ///
  /// - Parameters:
  ///   - condition: Looked at while nothing else runs; the lane that makes it true hands over its own stamp.
  ///   - deadline: In virtual nanoseconds.
  ///   - mayIdle: Whether waiting forever is what the program wants, and not a finding.
  ///   - leavesMainThread: Whether the main thread ends after the first block.
  /// - Returns: Whether the condition holds.
  @discardableResult
  package static func run(
    until condition: @escaping () -> Bool, deadline: UInt64 = .max, mayIdle: Bool = false,
    leavesMainThread: Bool = false
  ) -> Bool {
    let engine = Engine.shared
    let queue = QueueMachine.main
    let outer = queue.mainCondition
    // A lane that gives up sees whether a block came, and so must be tried before and after each.
    let effect: Effect = deadline == .max ? .enter : [.enter, .read]
    while true {
      queue.mainCondition = condition
      engine.lane.isDaemon = mayIdle
      let ready = engine.wait(Action(.start, queue, effect), deadline: deadline)
      engine.lane.isDaemon = false
      queue.mainCondition = outer
      if condition() { return true }
      guard ready else { return false }
      if let entry = queue.nextToDrain { queue.run(entry) }
      if leavesMainThread { leaveMainThread() }
    }
  }
}

// MARK: - The main thread's end

extension MainQueueModel {
  /// Whether the caller is the main thread, and not a worker that runs the main queue in its place.
  package static var isOnMainThread: Bool {
    guard let lane = Engine.shared.current else { return false }
    return lane.isMain ? !lane.hasLeftMainThread : EndOfMainThread.is(lane)
  }

  /// Whether the caller runs the main queue: where it is bound to no thread, so may who waits for a `sync`.
  package static var isOnQueue: Bool {
    guard let lane = Engine.shared.current else { return false }
    return lane.isMain || EndOfMainThread.is(lane) || LaneContext.current.isOn(.main)
  }

  /// Ends the main thread: from now on workers run the main queue, on what stays the main lane.
  ///
  /// On Linux `dispatchMain()` does so, and with it an asynchronous `main` at its first wait. `pthread_exit()` and
  /// `Thread.exit()` do the same.
  package static func leaveMainThread() {
    guard let main = Engine.shared.mainLane, !main.hasLeftMainThread else { return }
    main.hasLeftMainThread = true
    // By then a worker may run the main queue already.
    guard let last = main.atThreadEnd else { return }
    main.atThreadEnd = nil
    EndOfMainThread.mark(
      Engine.shared.spawn(.thread, name: "the end of the main thread", body: last))
  }

  /// Ends the main thread; workers run the blocks of the main queue, as long as any come.
  package static func runWithoutMainThread() -> Never {
    LaneContext.current.frames.removeAll()
    leaveMainThread()
    loopsForEver()
    run(until: { false }, mayIdle: true)
    preconditionFailure("the main queue never ends")
  }
}

/// Runs the blocks of the main queue forever.
public func dispatchMain() -> Never {
  if !MainQueueModel.isOnMainThread {
    Engine.shared.fail(.queueMisuse(.dispatchMainElsewhere))
  }
  MainQueueModel.runWithoutMainThread()
}

/// Marks the lane that does what the main thread does at its end: code there still finds itself on the main thread.
private final class EndOfMainThread {
  private static let key = ObjectIdentifier(EndOfMainThread.self)

  static func mark(_ lane: Lane) { lane.notes[key] = EndOfMainThread() }
  static func `is`(_ lane: Lane) -> Bool { lane.notes[key] != nil }
}
