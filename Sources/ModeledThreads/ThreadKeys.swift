import Exploration
import Glibc

/// A destructor of a thread's own value.
public typealias KeyDestructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The thread keys of one execution, and each lane's values.
final class ThreadKeys: Resource {
  static var current: ThreadKeys { perExecution.current }
  private static let perExecution = PerExecution { ThreadKeys() }
  /// Whether the program deletes keys: only then does it matter when one is used.
  // Set before the first execution.
  package nonisolated(unsafe) static var areDeleted = false

  private init() { super.init(kind: .threadKeys) }

  private enum Key {
    case free
    case used(KeyDestructor?)
  }

  private var keys: [Key] = []
  /// By lane, then by key.
  private var values: [Int: [pthread_key_t: UnsafeMutableRawPointer]] = [:]
  /// The system's limits.
  private static let mostKeys = 1024
  private static let mostRounds = 4

  func create(_ destructor: KeyDestructor?) -> pthread_key_t? {
    // Who comes first gets the lower number.
    engine.perform(Action(.add, self, .write))
    let free = keys.firstIndex {
      if case .free = $0 { true } else { false }
    }
    if let free {
      keys[free] = .used(destructor)
      return pthread_key_t(free)
    }
    guard keys.count < Self.mostKeys else { return nil }
    keys.append(.used(destructor))
    return pthread_key_t(keys.count - 1)
  }

  func delete(_ key: pthread_key_t) -> Bool {
    engine.perform(Action(.deleteKey, self, .write))
    guard isUsed(key) else { return false }
    keys[Int(key)] = .free
    for lane in values.keys { values[lane]?[key] = nil }
    return true
  }

  /// A lane is about to set or get a value, which it may do before the key is deleted or after.
  func use() {
    if Self.areDeleted { engine.perform(Action(.lookAt, self, .read)) }
  }

  func isUsed(_ key: pthread_key_t) -> Bool {
    guard key < keys.count, case .used = keys[Int(key)] else { return false }
    return true
  }

  subscript(key: pthread_key_t) -> UnsafeMutableRawPointer? {
    get { values[owner]?[key] }
    set { values[owner, default: [:]][key] = newValue }
  }

  /// Whose values the calling lane sees: the main lane has none of the main thread's once that one has ended.
  private var owner: Int { engine.lane.hasLeftMainThread ? -1 : engine.lane.number }

  /// The calling lane's thread has a value now, which the key's destructor gets when the thread ends.
  ///
  /// What a thread of a pool was given stays until the system ends that thread, if it does.
  func willDestroy(valueOf key: pthread_key_t) {
    guard case .used(_?) = keys[Int(key)] else { return }
    let lane = engine.lane
    if lane.isWorker { return Assumption.noteWorker() }
    guard lane.atThreadEnd == nil else { return }
    lane.atThreadEnd = { [number = lane.number] in
      // Where the main thread ends and the main lane does not, another lane does this.
      if number != engine.lane.number {
        self.values[engine.lane.number] = self.values.removeValue(forKey: number)
      }
      self.runDestructors()
    }
  }

  /// At a thread's end, as often as destructors leave new values behind.
  func runDestructors() {
    for _ in 0..<Self.mostRounds {
      let mine = values[owner] ?? [:]
      guard !mine.isEmpty else { return }
      for key in mine.keys.sorted() {
        use()
        guard let value = self[key] else { continue }
        self[key] = nil
        if case .used(let destructor?) = keys[Int(key)] { destructor(value) }
      }
    }
  }
}

/// Stands for `pthread_key_create`.
@c(__wrap_pthread_key_create)
public func wrappedKeyCreate(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: KeyDestructor?
) -> Int32 {
  guard let new = ThreadKeys.current.create(destructor) else { return EAGAIN }
  key.pointee = new
  return 0
}

/// Stands for `pthread_key_delete`.
@c(__wrap_pthread_key_delete)
public func wrappedKeyDelete(_ key: pthread_key_t) -> Int32 {
  ThreadKeys.current.delete(key) ? 0 : EINVAL
}

/// Stands for `pthread_setspecific`.
@c(__wrap_pthread_setspecific)
public func wrappedSetSpecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 {
  ThreadKeys.current.use()
  guard ThreadKeys.current.isUsed(key) else { return EINVAL }
  ThreadKeys.current[key] = UnsafeMutableRawPointer(mutating: value)
  if value != nil { ThreadKeys.current.willDestroy(valueOf: key) }
  return 0
}

/// Stands for `pthread_getspecific`.
@c(__wrap_pthread_getspecific)
public func wrappedGetSpecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
  // A worker still has what blocks before have set in it.
  Assumption.noteWorker()
  ThreadKeys.current.use()
  return ThreadKeys.current[key]
}
