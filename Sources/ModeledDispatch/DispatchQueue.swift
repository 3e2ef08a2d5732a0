import Exploration

/// A queue of blocks: one at a time if it is serial, and concurrently if it is concurrent.
public class DispatchQueue: DispatchObject, @unchecked Sendable {
  // Only the lane that runs touches the machine.
  let machine: QueueMachine
  private let execution = OwnExecution()

  init(machine: QueueMachine) { self.machine = machine }

  /// A queue of one's own: serial unless it is made concurrent.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    let machine = QueueMachine(
      attributes.contains(.concurrent) ? .concurrent : .serial, label: label, qos: qos,
      target: target?.machine.asTarget)
    machine.noteGlobal(target?.machine)
    machine.isInactive = attributes.contains(.initiallyInactive)
    self.init(machine: machine)
  }

  deinit {
    if execution.isRunning { machine.released() }
  }

  /// What kind of queue it is.
  public struct Attributes: OptionSet {
    /// The bits of the set.
    public let rawValue: UInt64
    /// The attributes with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    // Not `let`: the type is not `Sendable`, as on Linux.
    /// Its blocks may overlap.
    public static var concurrent: Attributes { Attributes(rawValue: 1 << 1) }
    /// Its blocks wait for `activate()`.
    public static var initiallyInactive: Attributes { Attributes(rawValue: 1 << 2) }
  }

  /// The old names of the classes of global queues.
  public enum GlobalQueuePriority {
    case high
    case `default`
    case low
    case background
  }

  /// When autoreleased objects are released, which nothing on Linux is.
  public enum AutoreleaseFrequency {
    case inherit
    case workItem
    case never
  }

  /// The queue of the main thread; a new object each time, as on Linux.
  public class var main: DispatchQueue { DispatchQueue(machine: .main) }

  /// The global queue of a priority.
  public class func global(priority: GlobalQueuePriority) -> DispatchQueue {
    switch priority {
    case .high: global(qos: .userInitiated)
    case .default: global(qos: .default)
    case .low: global(qos: .utility)
    case .background: global(qos: .background)
    }
  }

  /// The global queue of a class.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(machine: .global(qos))
  }

  /// What it was called.
  public var label: String { machine.name }
  /// How much its work matters.
  public var qos: DispatchQoS { machine.qos }

  public override func setTarget(queue: DispatchQueue) { machine.setTarget(queue.machine) }
  public override func activate() { machine.activate() }
  public override func suspend() { machine.suspend() }
  public override func resume() { machine.resume() }

  // Declared here and not in an extension, like the real one: it is preferred for what returns nothing.
  /// Runs a block in its turn, while the caller waits.
  public func sync(execute workItem: () -> Void) { machine.sync(workItem) }
}
