import Exploration
internal import Primitives

/// How a block is run.
public struct DispatchWorkItemFlags: OptionSet, RawRepresentable {
  /// The bits of the set.
  public let rawValue: UInt
  /// The flags with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  // Not `let`: the type is not `Sendable`, as on Linux.
  /// Nothing else of its concurrent queue runs at the same time.
  public static var barrier: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 0x1) }
  /// It has nothing to do with the context that submits it; without effect here.
  public static var detached: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 0x2) }
  /// It takes over the attributes of the context that submits it; without effect here.
  public static var assignCurrentContext: DispatchWorkItemFlags {
    DispatchWorkItemFlags(rawValue: 0x4)
  }
  /// It has no quality of service; without effect here.
  public static var noQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 0x8) }
  /// It prefers its queue's quality of service; without effect here.
  public static var inheritQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 0x10) }
  /// It prefers its own quality of service; without effect here.
  public static var enforceQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 0x20) }
}

/// A block that can be waited for, followed by another one, and cancelled before it starts.
public class DispatchWorkItem {
  private let flags: DispatchWorkItemFlags
  private let block: () -> Void
  private let state = Resource(kind: .workItem)
  /// Left at the end of the first run.
  private let end = GroupMachine(kind: .workItem, isReported: false)
  private var hasCancelled = false
  private var runs = 0
  private var isAwaited = false
  private var wasAwaited = false
  /// A thread has begun to perform it, and a queue has it, which no wait has looked at since: libdispatch notes both
  /// (`dbpd_thread`, `dbpd_queue`).
  private var isPerformed = false
  private var isQueued = false
  /// How often it was, or is about to be, run.
  private var uses = 0
  private let execution = OwnExecution()

  /// A work item around a block.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.flags = flags
    self.block = block
    end.enter()
  }

  /// Whoever waits for its end need not wait for one that nobody can run any more: libdispatch leaves its group
  /// (`_dispatch_block_private_data_t`).
  deinit {
    if execution.isRunning, runs == 0, end.isAwaitedByBlocks { _ = end.leaveOnce() }
  }

  var isBarrier: Bool { flags.contains(.barrier) }

  /// Runs the block on the caller's thread.
  public func perform() {
    uses += 1
    run(isPerformed: true)
  }

  /// What a queue runs that has been given the item.
  func submitted() -> () -> Void {
    Engine.shared.effect(.put, on: state, stopsAfter: false)
    uses += 1
    isQueued = true
    return {
      self.run()
      self.isQueued = false
    }
  }

  private func run(isPerformed: Bool = false) {
    // Only of several runs it matters which one a wait comes before.
    Engine.shared.perform(Action(.start, state, uses > 1 ? [.read, .put] : .read))
    if wasAwaited { failForRunningAgain(isAwaited: true) }
    if !hasCancelled {
      if isPerformed { self.isPerformed = true }
      block()
    }
    _ = end.leaveOnce()
    runs += 1
  }

  /// Waits for the end of its first run.
  public func wait() { _ = wait(until: .max) }

  /// The same, up to an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.virtual) }

  /// The same, up to an instant of the calendar.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.monotonic.virtual)
  }

  private func wait(until deadline: UInt64) -> DispatchTimeoutResult {
    var action = Action(.waitFor, state, .share)
    action.conflicts.formUnion([.share, .put] as Effect)
    Engine.shared.perform(action)
    if isAwaited {
      Engine.shared.fail(.queueMisuse(.workItemAwaitedTwice))
    }
    let wasQueued = isQueued
    isQueued = false
    if runs > 1 || wasQueued && isPerformed { failForRunningAgain(isAwaited: true) }
    isAwaited = true
    guard end.wait(until: deadline) else {
      isAwaited = false
      return .timedOut
    }
    Engine.shared.effect(.share, conflicts: .put, on: state, stopsAfter: false)
    wasAwaited = true
    return .success
  }

  /// Runs a block on a queue after its first run.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    end.notify(
      queue.machine, isBarrier: flags.contains(.barrier), check: failIfRunAgain, execute)
  }

  /// Runs another work item on a queue after its first run.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    end.notify(
      queue.machine, isBarrier: execute.isBarrier, check: failIfRunAgain, execute.submitted())
  }

  /// Keeps the block from running, unless it has started.
  public func cancel() {
    Engine.shared.perform(Action(.cancel, state, .write))
    state.wasUsedWeakly(writes: true)
    hasCancelled = true
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool {
    Engine.shared.perform(Action(.checkCancellation, state, .read))
    state.wasUsedWeakly(writes: false)
    return hasCancelled
  }

  private func failIfRunAgain() { if runs > 1 { failForRunningAgain(isAwaited: false) } }

  private func failForRunningAgain(isAwaited: Bool) -> Never {
    Engine.shared.fail(.queueMisuse(.workItemRunAgain(isAwaited: isAwaited)))
  }
}
