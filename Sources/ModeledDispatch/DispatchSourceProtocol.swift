/// What all sources have in common.
public protocol DispatchSourceProtocol {
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setCancelHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setRegistrationHandler(handler: DispatchWorkItem)
  func cancel()
  func resume()
  func suspend()
  var handle: UInt { get }
  var mask: UInt { get }
  var data: UInt { get }
  var isCancelled: Bool { get }
}

/// A source whose data is a sum.
public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
  func add(data: UInt)
}

/// A source whose data is a set of bits.
public protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
  func or(data: UInt)
}

/// A source whose data is the newest value.
public protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {
  func replace(data: UInt)
}

/// A source of bytes to read; refused in an exploration.
public protocol DispatchSourceRead: DispatchSourceProtocol {}

/// A source of signals; refused in an exploration.
public protocol DispatchSourceSignal: DispatchSourceProtocol {}

/// A place to write bytes to; refused in an exploration.
public protocol DispatchSourceWrite: DispatchSourceProtocol {}

extension DispatchSourceProtocol {
  /// Every source is a `DispatchSource`, here as in Dispatch.
  var machine: SourceMachine {
    guard let source = self as? DispatchSource else {
      preconditionFailure("only Dispatch makes sources")
    }
    return source.machine
  }

  /// Sets the block that is told of events.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.setHandler(.event, isBarrier: flags.contains(.barrier), handler)
  }

  /// Sets the work item that is told of events.
  public func setEventHandler(handler: DispatchWorkItem) {
    machine.setHandler(.event, isBarrier: handler.isBarrier, handler.submitted())
  }

  /// Sets the block that is told of the end.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.setHandler(.cancellation, handler)
  }

  /// Sets the work item that is told of the end.
  public func setCancelHandler(handler: DispatchWorkItem) {
    machine.setHandler(.cancellation, handler.submitted())
  }

  /// Sets the block that is told of the beginning.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.setHandler(.registration, handler)
  }

  /// Sets the work item that is told of the beginning.
  public func setRegistrationHandler(handler: DispatchWorkItem) {
    machine.setHandler(.registration, handler.submitted())
  }

  /// Lets it begin.
  public func activate() { machine.activate() }
  /// Ends it.
  public func cancel() { machine.cancel() }
  /// Takes back one suspension, or lets it begin.
  public func resume() { machine.resume() }
  /// Keeps handlers from being called, until it is resumed as often.
  public func suspend() { machine.suspend() }
  /// What the system calls it; nothing here.
  public var handle: UInt { 0 }
  /// What the event handler is being told.
  public var data: UInt { machine.data }
  /// Whether it was cancelled.
  public var isCancelled: Bool { machine.isCancelled }
}

extension DispatchSourceUserDataAdd {
  /// Adds to the data.
  public func add(data: UInt) { machine.merge(data) }
}

extension DispatchSourceUserDataOr {
  /// Sets bits of the data.
  public func or(data: UInt) { machine.merge(data) }
}

extension DispatchSourceUserDataReplace {
  /// Replaces the data.
  public func replace(data: UInt) { machine.merge(data) }
}
