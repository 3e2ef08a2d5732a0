import Exploration

/// A queue: what waits in it, what runs, and what may run next.
///
/// A serial queue is a queue whose every block is a barrier. Blocks are taken in the order in which
/// they came; those between two barriers may overlap.
final class QueueMachine: Resource {
  enum Role { case serial, concurrent, global, main }

  let role: Role
  let name: String
  let qos: DispatchQoS
  /// The queue that this one's blocks go through, unless that is a global one.
  var target: QueueMachine?
  /// The class of the global queue that its blocks go through at the end, if it is one that the program can name.
  var globalClass: DispatchQoS.QoSClass?
  var pending: [QueueEntry] = []
  var running: [QueueEntry] = []
  var suspensions = 0
  var isInactive = false
  /// The end of the last exclusive block, of those that ran concurrently since, and activation.
  var exclusiveEnd = Stamp()
  var sharedEnds = Stamp()
  var resumed = Stamp()
  /// The lane of a serial queue, which has a worker while there is work.
  var drain: Lane?
  var drainHasWorker = false
  /// The queue stands in its target's line, or is being drained there.
  var isHosted = false
  /// The lanes that wait for a turn, by number.
  var entryOfLane: [Int: QueueEntry] = [:]
  /// What the main thread waits for in addition to blocks.
  var mainCondition: (() -> Bool)?
  /// The values that it carries, as soon as somebody asks for them.
  private var carried: Specifics?
  /// The program holds it no more; what is in it still runs.
  var isReleased = false

  init(_ role: Role, label: String, qos: DispatchQoS, target: QueueMachine? = nil) {
    self.role = role
    self.name = label
    self.qos = qos
    self.target = target
    let kind: ResourceKind =
      switch role {
      case .serial: .serialQueue
      case .concurrent: .concurrentQueue
      case .global: .globalQueue
      case .main: .mainQueue
      }
    let hasOwnName = !label.isEmpty && (role == .serial || role == .concurrent)
    super.init(kind: kind, label: hasOwnName ? label : nil)
  }

  var isConcurrent: Bool { role == .concurrent || role == .global }
  /// The name of a lane that runs its blocks.
  var laneName: String {
    if let label { return label }
    return switch role {
    case .serial: "serial queue"
    case .concurrent: "concurrent queue"
    case .global: "global queue"
    case .main: "main queue"
    }
  }

  /// The queue and those that its blocks go through.
  var chain: [QueueMachine] {
    var found = [self]
    while let next = found.last?.target { found.append(next) }
    return found
  }

  /// Whether its blocks end up on the main thread.
  var leadsToMain: Bool { chain.last?.role == .main }

  // MARK: What may run next

  func mayStart(_ entry: QueueEntry) -> Bool {
    guard suspensions == 0, !isInactive else { return false }
    if entry.isExclusive { return running.isEmpty && pending.first === entry }
    if running.contains(where: \.isExclusive) { return false }
    for earlier in pending {
      if earlier === entry { return true }
      if earlier.isExclusive { return false }
    }
    return false
  }

  /// The block that a lane that drains a serial queue would run next.
  var nextToDrain: QueueEntry? {
    guard let first = pending.first, first.body != nil, mayStart(first) else { return nil }
    return first
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    if let entry = entryOfLane[lane.number] {
      return mayStart(entry) && (entry.body == nil || dispatchPool.isAdmitted(lane))
    }
    if lane === drain {
      return drainHasWorker && dispatchPool.isAdmitted(lane) && nextToDrain != nil
    }
    return nextToDrain != nil || mainCondition?() == true
  }

  override func holders(for action: Action) -> [Lane] {
    let busy = running.compactMap(\.lane)
    if !busy.isEmpty { return busy }
    // No lane holds up the main thread itself while it waits for a block to come.
    if leadsToMain, !pending.isEmpty, let main = Engine.shared.mainLane { return [main] }
    return pending.first?.lane.map { [$0] } ?? []
  }

  override func waitReason(for action: Action) -> WaitReason {
    if isInactive { return .activation(title) }
    if suspensions > 0 { return .resumption(title) }
    if running.isEmpty, role != .main, !dispatchPool.waiting.isEmpty {
      return dispatchPool.waitReason(for: dispatchPool.waiting.first)
    }
    return role == .main ? .mainBlock : .turn(title)
  }

  // MARK: What happens to an entry

  /// What putting an entry into the line can be seen by: others that do, as far as their order counts.
  func pushing(_ entry: QueueEntry) -> Effect {
    switch role {
    case .serial, .main: .put
    case .concurrent: entry.isExclusive ? .take : .share
    case .global: []
    }
  }

  /// Putting an entry into the line, as an action.
  ///
  /// Who comes second, the entry or what lets the queue go on, puts a queue with a target into the target's line.
  func push(_ verb: Verb, _ entry: QueueEntry) -> Action {
    var action = Action(verb, self, pushing(entry))
    if target != nil { action.conflicts.formUnion([.await, .give]) }
    return action
  }

  /// Whether blocks see in which order they came.
  var isOrdered: Bool { chain.contains { !$0.isConcurrent } }

  /// Whether they see in which order they came, or a barrier in the line tells it.
  var showsOrder: Bool {
    isOrdered
      || chain.contains { $0.role == .concurrent } && Engine.shared.memory.tells(.barriersOfQueues)
  }

  func makeEntry(isBarrier: Bool, body: (() -> Void)?) -> QueueEntry {
    if isBarrier, role == .concurrent { Engine.shared.memory.tell(.barriersOfQueues) }
    // Dispatch puts the whole queue into the target's line where its barrier was, and not the block alone.
    if isBarrier, role == .concurrent, isOrdered { Assumption.barrierTurn.note() }
    return QueueEntry(isExclusive: !isConcurrent || (isBarrier && role == .concurrent), body: body)
  }

  /// The block's turn has come.
  func start(_ entry: QueueEntry) {
    let engine = Engine.shared
    pending.removeAll { $0 === entry }
    running.append(entry)
    entry.lane = engine.lane
    entryOfLane[engine.lane.number] = nil
    for stamp in entry.after { engine.acquire(stamp) }
    engine.acquire(resumed)
    engine.acquire(exclusiveEnd)
    if entry.isExclusive { engine.acquire(sharedEnds) }
  }

  func finish(_ entry: QueueEntry) {
    let engine = Engine.shared
    running.removeAll { $0 === entry }
    if entry.isExclusive {
      engine.release(into: &exclusiveEnd)
    } else if role != .global {
      engine.releaseJoining(into: &sharedEnds)
    }
    settle()
    endSpecificsIfOver()
  }

  // MARK: What it carries

  var specifics: Specifics {
    if let carried { return carried }
    let new = Specifics(of: self)
    carried = new
    return new
  }

  /// The last who may ask for what the queue carries has ended.
  func endSpecificsIfOver() {
    if isReleased, running.isEmpty, pending.isEmpty { carried?.end() }
  }
}
