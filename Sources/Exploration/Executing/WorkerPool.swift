/// A pool of worker threads of limited width: the lane that asks first is admitted first.
///
/// As on Linux, Dispatch's pool grows by one worker a second while all of its workers are blocked;
/// Swift Concurrency's does not grow: on a machine with two processors it has two. On Linux these two are
/// for one priority, and each priority has as many (seen with Swift 6.3.1).
///
/// Only the lane that runs touches it (see ``Engine``): that is what `@unchecked` stands for.
public final class WorkerPool: @unchecked Sendable {
  /// How many workers it starts with.
  package var width: Int
  /// The most workers it may grow to; `nil` for a pool that does not grow.
  package let most: Int?
  /// The most workers of a pool that begins with one, and has another only when no lane can run;
  /// `nil` for a pool that has its width from the beginning.
  ///
  /// Only for a pool that does not grow: whenever it gets another worker, a pool of the width that it had
  /// would have run dry for good. What it did until then it could do with any more of them as well.
  package var mostIfNeeded: Int?
  /// Whose workers they are.
  package let kind: ResourceKind
  private var admitted = LaneSet()
  private var queue: [Lane] = []
  /// The priority with which each lane has asked last, by its number.
  private var priorities = [UInt8](repeating: 0, count: LaneSet.limit)
  private var grown = 0
  /// When it grows, if a lane still waits for a worker then.
  private var growth: UInt64?
  /// What the lanes that waited for a worker come after: the end of the one that had it before.
  private var freed: [Int: Stamp] = [:]
  private var resource: Resource?
  private var wasContended = false
  /// The most workers with which it has run dry in this execution; 0 where it has not.
  private(set) var dryWidth = 0
  /// The events with which its workers have begun something, where it does not grow.
  private(set) var starts: [Int32] = []
  /// Whether a lane has given a worker back and kept a lock.
  private(set) var keepsLock = false

  /// A pool that no lane has asked yet.
  ///
  /// - Parameters:
  ///   - kind: Whose workers they are.
  ///   - width: How many workers it starts with.
  ///   - most: The most workers it may grow to; `nil` for a pool that does not grow.
  package init(kind: ResourceKind, width: Int, most: Int?) {
    self.kind = kind
    self.width = width
    self.most = most
  }

  /// How many workers it has now.
  private var workers: Int { (isLean ? 1 : width) + grown }
  private var isLean: Bool { most == nil && mostIfNeeded != nil }

  /// Whether a lane has asked and has none.
  var isAwaited: Bool { !queue.isEmpty }

  /// What a lane waits for that has asked and has none.
  package func waitReason(for lane: Lane?) -> WaitReason {
    let ahead = queue.firstIndex { $0 === lane } ?? queue.count
    return .worker(kind, PoolWidth(workers, orFewer: isLean), ahead: ahead)
  }

  func reset() {
    admitted = LaneSet()
    queue.removeAll(keepingCapacity: true)
    grown = 0
    growth = nil
    freed.removeAll(keepingCapacity: true)
    resource = nil
    wasContended = false
    dryWidth = 0
    starts.removeAll(keepingCapacity: true)
    keepsLock = false
  }

  /// Asks for a worker for a lane, if it has none and has not asked: it gets one at once, or when those
  /// before it have.
  ///
  /// - Parameter priority: With which others it shares workers.
  package func request(_ lane: Lane, priority: UInt8 = 0) {
    if isAdmitted(lane) || queue.contains(where: { $0 === lane }) { return }
    priorities[lane.number] = priority
    queue.append(lane)
    admit()
    if !queue.isEmpty && !wasContended {
      wasContended = true
      resource = Resource(kind: kind)
    }
  }

  /// Whether a lane has a worker.
  package func isAdmitted(_ lane: Lane) -> Bool { admitted.contains(lane.number) }

  /// The calling lane begins something with its worker.
  package func begin(_ lane: Lane) {
    if most == nil { starts.append(lane.event) }
  }

  /// Gives a lane's worker back.
  ///
  /// The order of the lanes that do matters once a lane waits for a worker.
  package func giveBack(_ lane: Lane) {
    if wasContended, let resource {
      Engine.shared.perform(Action(.freeWorker, resource, .put))
    }
    admitted.remove(lane.number)
    if most == nil, lane.heldLocks > 0 { keepsLock = true }
    if let next = queue.first(where: { hasWorker(for: $0) }) {
      var stamp = Stamp()
      Engine.shared.release(into: &stamp)
      freed[next.number] = stamp
    }
    admit()
  }

  /// The lanes that wait for a worker, first come first.
  package var waiting: [Lane] { queue }

  /// Orders the calling lane, if it had to wait, after the one that made room, for the search.
  package func follow() {
    if let stamp = freed.removeValue(forKey: Engine.shared.lane.number) {
      Engine.shared.follow(stamp)
    }
  }

  private func hasWorker(for lane: Lane) -> Bool {
    if admitted.count < workers { return true }
    let priority = priorities[lane.number]
    return admitted.lanes.count { priorities[$0] == priority } < workers
  }

  private func admit() {
    while let next = queue.firstIndex(where: hasWorker) {
      admitted.insert(queue.remove(at: next).number)
    }
    if queue.isEmpty {
      growth = nil
    } else if growth == nil {
      growth = Engine.shared.now + Self.secondUntilGrowth
    }
  }

  private static var secondUntilGrowth: UInt64 { 1_000_000_000 }

  func nextGrowth(now: UInt64) -> UInt64 { mayGrow ? growth ?? .max : .max }
  private var mayGrow: Bool { most.map { workers < $0 } ?? false }

  func grow(now: UInt64) {
    guard let due = growth, now >= due, mayGrow else { return }
    grown += 1
    growth = now + Self.secondUntilGrowth
    admit()
  }

  /// No lane can run: gets another worker, if a lane waits for one and it may.
  func widen() -> Bool {
    guard let mostIfNeeded, most == nil, !queue.isEmpty else { return false }
    dryWidth = workers
    guard workers < mostIfNeeded else { return false }
    grown += 1
    admit()
    return true
  }
}
