import Exploration
import Foundation
import ModeledDispatch
internal import Primitives

/// An operation's state.
///
/// Its effects: a cancellation takes, and a look at it shares; a change of the phase gives, and a look
/// at it reads; finishing leaves, and a wait for that awaits. So the order of two things is
/// tried both ways only where a lane sees a difference.
final class OperationState: Resource {
  weak var operation: Operation?
  var phase = OperationPhase.initialized {
    didSet {
      looks.changed()
      if (oldValue >= .finishing) != (phase >= .finishing) { looksAtEnd.changed() }
    }
  }
  var isCancelled = false { didSet { looks.changed() } }
  /// Kept after they have finished, as on Linux.
  var dependencies: [Operation] = []
  var unfinishedDependencies = 0
  var dependents: [Dependent] = []
  /// The last answer to whether it is ready.
  var wasReady = true
  /// An unfinished dependency was removed: on Linux it counts forever.
  var lostDependency: ResourceName?

  /// While it is in a queue.
  var queue: OperationQueue?
  var lane: Lane?
  /// The barriers of the queue that were dispatched before it.
  var barriersBefore = 0
  /// What the operations did that had left the queue when it was added, if it is a barrier.
  var endedBefore = Stamp()
  /// Its place among those of its priority.
  var place = 0
  /// `start()` has returned, and at its end it asks whether that is the operation's end.
  var hasReturned = false
  var isEnding = false
  /// How often the program has said that it is finished.
  var broadcasts = 0
  /// What a waiting lane has while it asks, where that is seen; see ``makeWaitLock(for:)``.
  var waitLock: Lock?

  /// What came before it was last asked whether it is ready, and answered that it is not.
  ///
  /// Foundation notes the answer a little later: after one that has come in between, if another thread was there.
  var asked = Stamp()
  var dispatched = Stamp()
  /// How often the queue had let operations go when it was dispatched.
  var letGoBefore = 0
  /// What the lane did that told that it is ready now.
  var toldReady = Stamp()
  var cancelled = Stamp()
  var finished = Stamp()

  /// The model asks; there is no scheduling point before the answer.
  var isAsking = 0
  private let looks = Looks()
  /// Those that ask whether it has finished, which few changes of the phase decide.
  private let looksAtEnd = Looks()

  struct Dependent {
    weak var operation: Operation?
  }

  /// What a lane waits for, as an action's detail.
  enum Waiting { static let (start, change, changeOfEnd, end) = (1, 2, 3, 4) }
  /// The broadcasts that a lane had seen when it began to wait.
  var seen: [Int: Int] = [:]

  private let number = ofExecution.current.next()
  private static let ofExecution = PerExecution { Counter() }

  init() { super.init(kind: .operation) }

  /// What stories call its lane.
  var name: String { label ?? "operation \(number)" }
  /// What messages call it: by its number, where it has no name.
  override var title: ResourceName {
    ResourceName(kind, label: label, number: label == nil ? number : nil)
  }
  var isInQueue: Bool { queue != nil }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    switch action.detail {
    case Waiting.start:
      phase == .dispatched && dispatchPool.isAdmitted(lane)
    case Waiting.change: looks.isReady(for: lane)
    case Waiting.changeOfEnd: looksAtEnd.isReady(for: lane)
    case Waiting.end: broadcasts != seen[lane.number]
    default: true
    }
  }

  override func holders(for action: Action) -> [Lane] {
    if let lane, !lane.isFinished, phase >= .starting { return [lane] }
    return dependencies.compactMap { $0.state.phase < .finished ? $0.state.lane : nil }
  }

  override func waitReason(for action: Action) -> WaitReason {
    switch action.detail {
    case Waiting.start where phase == .dispatched: dispatchPool.waitReason(for: lane)
    case Waiting.start: .turn(ResourceName(.operationQueue))
    case Waiting.change, Waiting.changeOfEnd: .change(title)
    default: .operations([title], areAll: true)
    }
  }

  // MARK: Looking

  /// A look at the phase, or at what is decided with it.
  func lookAtPhase() -> OperationPhase { look(looks, waiting: Waiting.change) }

  /// A look at whether it has finished.
  func lookAtEnd() -> Bool { look(looksAtEnd, waiting: Waiting.changeOfEnd) >= .finishing }

  private func look(_ looks: Looks, waiting: Int) -> OperationPhase {
    if isAsking == 0 {
      looks.look(at: self, .read, waiting: waiting)
      if phase >= .finishing { Engine.shared.acquire(finished) }
    }
    return phase
  }

  func lookAtCancellation() -> Bool {
    looks.look(at: self, .share, waiting: Waiting.change)
    if isCancelled { Engine.shared.acquire(cancelled) }
    return isCancelled
  }

  /// Asks the operation for something that a subclass may answer.
  func ask<Answer>(_ question: () -> Answer) -> Answer {
    isAsking += 1
    defer { isAsking -= 1 }
    return question()
  }

  func misuse(_ misuse: Mistake.OperationMisuse) -> Never {
    Engine.shared.fail(.operationMisuse(misuse))
  }
}

/// Counts from 1.
final class Counter {
  private var last = 0
  func next() -> Int {
    last += 1
    return last
  }
}
