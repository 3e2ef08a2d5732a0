import Exploration

/// What a lane is doing for which queues, innermost last.
final class LaneContext {
  /// A block of a queue that runs on the lane.
  struct Frame {
    let queue: QueueMachine
    /// Nothing else of the queue runs at the same time.
    let isExclusive: Bool

    func excludes(_ other: QueueMachine) -> Bool {
      queue === other
        ? isExclusive : !other.isConcurrent && queue.chain.contains { $0 === other }
    }
  }

  var frames: [Frame] = []
  /// The queues on which others wait for the block that runs here: what a `dispatchPrecondition` sees as well.
  private var lent: [Frame] = []

  /// The calling lane's own.
  static var current: LaneContext {
    let lane = Engine.shared.lane
    let key = ObjectIdentifier(LaneContext.self)
    if let known = lane.notes[key] as? LaneContext { return known }
    let new = LaneContext()
    // The main thread belongs to the main queue, before `dispatchMain()` too.
    if lane.number == 0 { new.frames.append(Frame(queue: .main, isExclusive: true)) }
    lane.notes[key] = new
    return new
  }

  /// The queue whose block runs here, if any.
  var queue: QueueMachine? { frames.last?.queue }

  /// Whether a block of a queue, or of one that targets it, runs here.
  func isOn(_ queue: QueueMachine) -> Bool {
    ((frames + lent).flatMap(\.queue.path) + own).contains { $0 === queue }
  }

  /// The queue whose block runs here, or for which one runs, with those that it goes through.
  var path: [QueueMachine] { (frames.last ?? lent.last)?.queue.path ?? own }

  /// The global queue that the system runs the lane itself on, unless it works for another one.
  ///
  /// Measured on Linux: a task is on that of its priority, and an operation on the default one.
  private var own: [QueueMachine] {
    guard lent.isEmpty else { return [] }
    switch Engine.shared.lane.kind {
    case .operation: return [.global(.default)]
    case .task:
      let priority = withUnsafeCurrentTask { $0?.basePriority } ?? .medium
      return [.global(qualities.first { priority >= $0.priority }?.quality ?? .background)]
    default: return []
    }
  }

  /// Whether a block runs here that excludes all others of the queue.
  func isExclusivelyOn(_ queue: QueueMachine) -> Bool {
    excludes(queue) || lent.contains { $0.excludes(queue) }
  }

  /// Whether it is the lane itself that has the queue's turn then.
  func excludes(_ queue: QueueMachine) -> Bool { frames.contains { $0.excludes(queue) } }

  func run(_ body: () -> Void, on queue: QueueMachine, isExclusive: Bool) {
    frames.append(Frame(queue: queue, isExclusive: isExclusive))
    body()
    frames.removeLast()
  }

  /// Runs a block for a lane that waits for it, on what that one is on, too.
  func run(_ body: () -> Void, for caller: LaneContext) {
    let before = lent
    lent += caller.frames + caller.lent
    body()
    lent = before
  }
}

/// The classes of the global queues for tasks, from the highest priority down.
private let qualities: [(priority: TaskPriority, quality: DispatchQoS.QoSClass)] = [
  (.high, .userInitiated), (.medium, .default), (.low, .utility),
]
