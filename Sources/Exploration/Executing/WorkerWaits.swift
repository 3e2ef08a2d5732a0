/// The waits of an execution that keep a worker of a pool that does not grow, and whether some order of it
/// leaves none for the lanes that would end them.
///
/// It looks at what comes before what, and not at which lane waited in the end, so that one order of an
/// execution speaks for all that are equivalent to it; ARCHITECTURE.md has the argument.
struct WorkerWaits {
  private enum Kind {
    /// A lane has what is waited for, and will give it back.
    case held
    /// Something is to happen.
    case open
    /// Something is to happen before a time.
    case timed
  }

  private struct Wait {
    let lane: Int32
    /// The lane's event before the wait.
    let before: Int32
    let kind: Kind
    /// Whether the lane has a worker of a pool of tasks.
    let isOfTask: Bool
    /// Whether tasks may wait for what the lane has.
    let holds: Bool
  }

  private var waits: [Wait] = []
  private var hasTasks = false
  private var needsMainThread = false

  /// Begins a new execution.
  mutating func removeAll() {
    waits.removeAll(keepingCapacity: true)
    hasTasks = false
    needsMainThread = false
  }

  /// A lane is about to wait.
  mutating func note(_ lane: Lane, on resource: Resource) {
    let isOfTask = lane.kind == .task
    let kind = kind(of: lane, on: resource)
    if resource.kind == .mainQueue, !lane.isMain { needsMainThread = true }
    if isOfTask {
      // A task that waits for its next job has no worker.
      if resource.kind == .task { return }
      hasTasks = true
    } else if kind == .held {
      return
    }
    waits.append(
      Wait(
        lane: Int32(lane.number), before: lane.event, kind: kind, isOfTask: isOfTask,
        holds: lane.heldLocks > 0 || lane.kind == .queue))
  }

  private func kind(of lane: Lane, on resource: Resource) -> Kind {
    if lane.deadline < .max { return .timed }
    guard resource.kind.isHeld(lane.action.verb) else { return .open }
    // A queue that is suspended keeps every lane waiting, and none has it.
    let isFree = lane.kind == .task && resource.holders(for: lane.action).isEmpty
    return isFree && !lane.canGoOn(at: 0) ? .open : .held
  }

  /// Whether the pools could run dry in some order of the execution, which has ended.
  func mayRunDry(_ trace: Trace, _ pools: [WorkerPool]) -> Bool {
    guard hasTasks else { return false }
    let starts = pools.flatMap(\.starts)
    if pools.contains(where: \.keepsLock) { return true }
    let clocks = WaitClocks(trace)
    var delays: [Int32] = []
    var blocks: [Int32] = []
    for wait in waits where wait.kind != .held && (wait.kind == .timed || !wait.isOfTask) {
      guard let event = clocks.event(of: wait.lane, after: wait.before) else { continue }
      if wait.kind == .timed { delays.append(event) }
      guard !wait.isOfTask, wait.holds || needsMainThread && wait.lane == 0 else { continue }
      // Tasks that need what it has wait as long as it does.
      if wait.kind == .timed
        || starts.contains(where: { clocks.brings(event, $0, wait.before) })
      {
        blocks.append(event)
      }
    }
    return waits.contains { wait in
      guard wait.isOfTask, let event = clocks.event(of: wait.lane, after: wait.before) else {
        return false
      }
      func brings(_ other: Int32) -> Bool { clocks.brings(event, other, wait.before) }
      func isLate(_ start: Int32) -> Bool { clocks.isBeside(event, start, wait.before) }
      return switch wait.kind {
      case .held: blocks.contains(where: brings) && starts.contains(where: isLate)
      case .timed: starts.contains(where: isLate)
      case .open:
        starts.contains(where: brings)
          || delays.contains(where: brings) && starts.contains(where: isLate)
      }
    }
  }
}

/// What comes before a wait, and what comes before its end.
private struct WaitClocks {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The event with which a lane's wait has ended, if it has.
  func event(of lane: Int32, after before: Int32) -> Int32? {
    let events = trace.events
    return (Int(before) + 1..<events.count).first { events[$0].lane == lane }.map { Int32($0) }
  }

  /// Whether a lane comes after an event because of its wait, and did not before.
  func brings(_ wait: Int32, _ event: Int32, _ before: Int32) -> Bool {
    isAfter(wait, event) && !isAfter(before, event)
  }

  /// Whether an event comes neither before a wait nor after its end.
  func isBeside(_ wait: Int32, _ event: Int32, _ before: Int32) -> Bool {
    !isAfter(before, event) && !isAfter(event, wait)
  }

  /// Whether an event comes after another one, or is it.
  private func isAfter(_ event: Int32, _ other: Int32) -> Bool {
    if event < 0 { return false }
    let other = trace.events[Int(other)]
    return trace.clocks.row(Int(trace.events[Int(event)].row))[Int(other.lane)] >= other.number
  }
}
