import Exploration

/// The operations of a queue, in the order in which they came, and how many may run.
final class OperationQueueState: Resource {
  var operations: [Operation] = []
  var executing = 0
  /// `Int.max` for no limit of its own.
  var most = Int.max
  var isSuspended = false
  /// Every order of adding and finishing counts: what it dispatches goes into another queue.
  var isForeign: Bool
  private var places = 0

  /// The barriers that were dispatched, and how many of them have ended.
  var barriers = 0
  var endedBarriers = 0
  var barrierEnd = Stamp()

  /// What ended operations did.
  var ended = Stamp()
  /// What the lanes did that resumed the queue or set its limit.
  ///
  /// Each has a stamp of its own: an operation that was dispatched before is not ordered after it.
  private(set) var letGo: [Stamp] = []

  init(isForeign: Bool) {
    self.isForeign = isForeign
    super.init(kind: .operationQueue)
  }

  /// The current lane lets operations start: what it did so far comes before those that are dispatched from now on.
  func isLetGo() {
    var stamp = Stamp()
    Engine.shared.release(into: &stamp)
    letGo.append(stamp)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { operations.isEmpty }

  override func holders(for action: Action) -> [Lane] {
    operations.compactMap { $0.state.phase >= .dispatched ? $0.state.lane : nil }
  }

  override func waitReason(for action: Action) -> WaitReason {
    .operations(operations.prefix(4).map(\.state.title), areAll: operations.count <= 4)
  }

  var isSerial: Bool { most == 1 }

  /// Whether it simply runs one after another, in the order in which they come.
  ///
  /// Then it does not matter whether one comes before or after another one ends.
  private var isLine: Bool {
    isSerial && !isForeign
      && operations.allSatisfy { $0.rank(isSerial: true) == 0 && $0.state.wasReady }
  }

  // MARK: Effects

  /// Whether neither limit nor order decides when an operation starts.
  var isUnordered: Bool { most == .max && !isForeign }

  /// The operations that lanes are about to add, by the lane's number.
  private var arriving: [Int: [Operation]] = [:]

  /// An action whose effect follows from what the queue holds when it happens.
  func open(_ verb: Verb, adding new: [Operation] = []) -> Action {
    if let lane = Engine.shared.current { arriving[lane.number] = new }
    var action = Action(verb, self, .write)
    action.isOpen = true
    return action
  }

  override func decided(_ action: Action, by lane: Lane) -> Action {
    let effect =
      switch action.verb {
      case .add: adding(arriving[lane.number] ?? [])
      case .leave: finishing
      default: becomingReady
      }
    arriving[lane.number] = nil
    var action = action
    (action.effect, action.conflicts) = (effect, effect.conflicts)
    return action
  }

  private func adding(_ new: [Operation]) -> Effect {
    // The order in which they came can be asked for.
    if isUnordered { return [.put, .enter] }
    let isPlain = new.allSatisfy { $0.rank(isSerial: isSerial) == 0 && $0.state.wasReady }
    return isSerial && !isPlain ? .write : [.put, .enter]
  }

  private var finishing: Effect {
    if isUnordered { return [.give, .leave] }
    return isLine ? .leave : [.put, .leave]
  }

  private var becomingReady: Effect {
    if isUnordered { return .give }
    return isSerial ? .write : .put
  }

  // MARK: Choosing

  func append(_ operation: Operation) {
    operations.append(operation)
    moveToEnd(operation)
  }

  func moveToEnd(_ operation: Operation) {
    places += 1
    operation.state.place = places
  }

  private var waiting: [Operation] { operations.filter { $0.state.phase == .enqueued } }

  /// Whether the queue looks at an operation that waits before it looks at another one.
  private func looks(at one: Operation, before other: Operation) -> Bool {
    let (left, right) = (one.rank(isSerial: isSerial), other.rank(isSerial: isSerial))
    return left == right ? one.state.place < other.state.place : left > right
  }

  private var startable: Operation? {
    if isSuspended || executing >= most { return nil }
    return waiting.filter(\.state.wasReady).min(by: looks)
  }

  /// Whether one more may run now.
  var mayStartMore: Bool { startable != nil }

  /// Takes the next operation that may run now.
  func takeReady() -> Operation? {
    guard let operation = startable else { return nil }
    operation.state.phase = .dispatched
    executing += 1
    return operation
  }

  /// Operations that said that they were not ready, although they wait for nothing any more: a subclass
  /// may have changed its mind without telling.
  var doubtful: [Operation] {
    let doubtful = waiting.filter { !$0.state.wasReady && $0.state.unfinishedDependencies == 0 }
    return doubtful.sorted(by: looks)
  }
}
