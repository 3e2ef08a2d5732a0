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

  init(of queue: QueueMachine) { super.init(kind: queue.kind, label: queue.label) }

  func value(of key: AnyObject) -> Any? {
    Engine.shared.perform(Action(.getSpecific, self, .read))
    return values[ObjectIdentifier(key)]?.value
  }

  func set(_ value: Any?, for key: AnyObject) {
    Engine.shared.perform(Action(.setSpecific, self, .write))
    values[ObjectIdentifier(key)] = value.map { (key, $0) }
  }
}

extension DispatchQueue {
  /// The value that the current queue, or one that it targets, carries.
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    for queue in LaneContext.current.queue?.chain ?? [] {
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
