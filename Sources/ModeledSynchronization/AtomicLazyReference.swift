import Exploration

/// A place for an object that is stored once, modelled after Synchronization's `AtomicLazyReference`.
///
/// The operations of the real one are in its library, where the compiler reports none of them.
public struct AtomicLazyReference<Instance: AnyObject>: ~Copyable {
  private let place = LazyPlace<Instance>()

  /// An empty place.
  public init() {}

  /// Stores an object if the place is empty; what the program did before comes before every look at it.
  ///
  /// - Returns: The object that is stored now, this one or the one that came first.
  public borrowing func storeIfNil(_ desired: consuming Instance) -> Instance {
    place.storeIfNil(desired)
  }

  /// The object that is stored, or `nil`.
  public borrowing func load() -> Instance? { place.load() }
}

// Code that has the place can have the object, as with the real one.
extension AtomicLazyReference: @unchecked Sendable where Instance: Sendable {}

private final class LazyPlace<Instance: AnyObject>: Resource {
  private var instance: Instance?
  /// What was done before the object was stored.
  private var stamp = Stamp()

  init() { super.init(kind: .atomicLazyReference) }

  func storeIfNil(_ desired: Instance) -> Instance {
    Engine.shared.perform(Action(.storeIn, self, .write))
    wasUsedWeakly(writes: true)
    if let instance {
      Engine.shared.acquire(stamp)
      return instance
    }
    Engine.shared.release(into: &stamp)
    instance = desired
    return desired
  }

  func load() -> Instance? {
    Engine.shared.perform(Action(.load, self, .read))
    wasUsedWeakly(writes: false)
    if instance != nil { Engine.shared.acquire(stamp) }
    return instance
  }
}
