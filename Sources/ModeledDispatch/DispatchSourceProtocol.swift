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

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.eventHandler = handler
  }

  public func setEventHandler(handler: DispatchWorkItem) {
    machine.eventHandler = handler.run
  }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.cancelHandler = handler
  }

  public func setCancelHandler(handler: DispatchWorkItem) {
    machine.cancelHandler = handler.run
  }

  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    machine.registrationHandler = handler
  }

  public func setRegistrationHandler(handler: DispatchWorkItem) {
    machine.registrationHandler = handler.run
  }

  public func activate() { machine.activate() }
  public func cancel() { machine.cancel() }
  public func resume() { machine.resume() }
  public func suspend() { machine.suspend() }
  public var handle: UInt { 0 }
  public var mask: UInt { 0 }
  public var data: UInt { machine.data }
  public var isCancelled: Bool { machine.isCancelled }
}

extension DispatchSourceUserDataAdd {
  public func add(data: UInt) { machine.merge(data) }
}

extension DispatchSourceUserDataOr {
  public func or(data: UInt) { machine.merge(data) }
}

extension DispatchSourceUserDataReplace {
  public func replace(data: UInt) { machine.merge(data) }
}
