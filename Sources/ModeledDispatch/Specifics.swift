import Exploration

/// A key for a value that a queue carries.
public final class DispatchSpecificKey<T> {
  /// A key that is equal to no other one.
  public init() {}
}

extension DispatchSpecificKey: Sendable where T: Sendable {}

/// The values that a queue carries.
final class Specifics: Resource {
  private var values: [ObjectIdentifier: (key: AnyObject, value: Any)] = [:]
  /// What those that gave it values had done: Dispatch has a lock for them.
  private var given = Stamp()

  init(of queue: QueueMachine) { super.init(kind: queue.kind, label: queue.label) }

  func value(of key: AnyObject) -> Any? {
    Engine.shared.perform(Action(.getSpecific, self, .read))
    Engine.shared.acquire(given, isForced: false)
    return values[ObjectIdentifier(key)]?.value
  }

  func set(_ value: Any?, for key: AnyObject) {
    Engine.shared.perform(Action(.setSpecific, self, .write))
    Engine.shared.releaseJoining(into: &given)
    let old = take(ObjectIdentifier(key))
    values[ObjectIdentifier(key)] = value.map { (key, $0) }
    if let old { end(old) }
  }

  /// The queue has ended: so do the values that it carries.
  func end() {
    for key in values.keys { if let old = take(key) { end(old) } }
  }

  /// A value that the queue carries no more, in a block that nothing else holds.
  @inline(never)
  private func take(_ key: ObjectIdentifier) -> HeldBlock? {
    guard let value = values.removeValue(forKey: key)?.value else { return nil }
    return HeldBlock { withExtendedLifetime(value) {} }
  }

  /// Dispatch ends a value in a block of a global queue, whoever replaced it; see
  /// `dispatch_queue_set_specific` and `_dispatch_queue_specific_head_dispose` in libdispatch.
  private func end(_ value: HeldBlock) {
    guard Engine.shared.memory.showsEnds else { return }
    QueueMachine.global(.default).async(value.run)
  }
}

extension DispatchQueue {
  /// The value that the current queue, or one that it targets, carries.
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    for queue in LaneContext.current.path {
      if let value = queue.specifics.value(of: key) as? T { return value }
    }
    return nil
  }

  /// The value that this queue itself carries.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    machine.specifics.value(of: key) as? T
  }

  /// Gives the queue a value to carry; `nil` takes it away.
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    machine.specifics.set(value, for: key)
  }
}
