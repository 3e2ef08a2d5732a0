import Exploration

/// A lock as small as it can be, to count with.
final class TinyLock: Resource {
  private var owner: Lane?
  private var stamp = Stamp()
  init(_ label: String = "") { super.init(kind: .mutex, label: label) }

  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil }

  func lock() {
    Engine.shared.wait(Action(.lock, self, .take))
    owner = Engine.shared.lane
    Engine.shared.acquire(stamp)
  }

  /// Takes it, unless another lane has it.
  func tryLock() -> Bool {
    Engine.shared.perform(Action(.lock, self, [.take, .read]))
    guard owner == nil else { return false }
    owner = Engine.shared.lane
    Engine.shared.acquire(stamp)
    return true
  }

  func unlock() {
    Engine.shared.perform(Action(.unlock, self, .give))
    owner = nil
    Engine.shared.release(into: &stamp)
  }
}

/// A variable whose every access is a scheduling point.
final class TinyVariable: Resource {
  private(set) var last = 0
  init() { super.init(kind: .variable) }

  var value: Int {
    get { value(inStepOfAnother: false) }
    set { set(newValue, inStepOfAnother: false) }
  }

  /// Reads it, in a step of its own or in that of the access before it.
  func value(inStepOfAnother isLater: Bool) -> Int {
    isLater ? effect(.read) : Engine.shared.perform(Action(.read, self, .read))
    return last
  }

  /// Writes it, in a step of its own or in that of the access before it.
  func set(_ value: Int, inStepOfAnother isLater: Bool) {
    isLater ? effect(.write) : Engine.shared.perform(Action(.write, self, .write))
    last = value
  }

  private func effect(_ effect: Effect) {
    Engine.shared.effect(effect, on: self, stopsAfter: false)
  }
}

/// A counting semaphore: the k-th signal allows the wait that takes the k-th token.
final class TinySemaphore: Resource {
  private var tokens: [Stamp]
  init(_ value: Int) {
    tokens = Array(repeating: Stamp(), count: value)
    super.init(kind: .semaphore)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { !tokens.isEmpty }

  func wait() {
    Engine.shared.wait(Action(.wait, self, .take))
    Engine.shared.acquire(tokens.removeFirst())
  }

  func signal() {
    Engine.shared.perform(Action(.signal, self, .put))
    var stamp = Stamp()
    Engine.shared.release(into: &stamp)
    tokens.append(stamp)
  }
}

/// Waits until lanes have ended.
final class TinyEnds: Resource {
  private let lanes: [Lane]
  init(_ lanes: [Lane]) {
    self.lanes = lanes
    super.init(kind: .thread)
  }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}

/// Runs a number of threads to their ends.
func inThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let lanes = (0..<count).map { number in
    Engine.shared.spawn(.thread, name: "\(number)") { body(number) }
  }
  Engine.shared.wait(Action(.join, TinyEnds(lanes), []))
}

/// Runs threads, each with a body of its own, to their ends.
func inThreads(_ bodies: (() -> Void)...) { inThreads(bodies.count) { bodies[$0]() } }

/// The programs of the table in the literature on systematic testing, as small as they are there.
enum Programs {
  static func sections(threads count: Int, each: Int) {
    let lock = TinyLock()
    inThreads(count) { _ in
      for _ in 0..<each {
        lock.lock()
        lock.unlock()
      }
    }
  }

  static func lostUpdate(threads count: Int, each: Int) {
    let counter = TinyVariable()
    inThreads(count) { _ in
      for _ in 0..<each { counter.value = counter.value + 1 }
    }
    outcome("\(counter.last)")
  }

  static func twoLocks() {
    let (one, two) = (TinyLock(), TinyLock())
    inThreads(2) { number in
      let (first, second) = number == 0 ? (one, two) : (two, one)
      first.lock()
      second.lock()
      second.unlock()
      first.unlock()
    }
  }

  static func philosophers(_ count: Int) {
    let forks = (0..<count).map { _ in TinyLock() }
    inThreads(count) { number in
      let (left, right) = (forks[number], forks[(number + 1) % count])
      left.lock()
      right.lock()
      right.unlock()
      left.unlock()
    }
  }

  static func privateLocks(threads count: Int, each: Int) {
    let locks = (0..<count).map { _ in TinyLock() }
    inThreads(count) { number in
      for _ in 0..<each {
        locks[number].lock()
        locks[number].unlock()
      }
    }
  }
}
