import Exploration
public import Glibc

/// A descriptor as Dispatch calls it.
public typealias dispatch_fd_t = Int32

/// A channel to a file; refused in an exploration, whatever is asked of it.
///
/// Files and pipes answer when they like, which no schedule decides. There is no way to get an object,
/// so that its methods cannot be reached, and nothing that threads could share.
public class DispatchIO: DispatchObject, @unchecked Sendable {
  /// Hands a block to the channel.
  public func barrier(execute: @escaping () -> Void) { Self.refuse() }
  /// The descriptor.
  public var fileDescriptor: Int32 { Self.refuse() }
  /// The most bytes that a handler is told of at once.
  public func setLimit(highWater: Int) { Self.refuse() }
  /// The fewest bytes that a handler is told of at once.
  public func setLimit(lowWater: Int) { Self.refuse() }

  private init(refused name: StaticString) { Self.refuse(name) }

  private static func refuse(_ name: StaticString = "a channel") -> Never {
    Engine.shared.fail(.unsupported(.dispatchIO("\(name)")))
  }
}

extension DispatchIO {
  /// Whether bytes come in sequence, or from anywhere.
  public enum StreamType: UInt {
    case stream = 0
    case random = 1
  }

  /// How a channel is closed.
  public struct CloseFlags: OptionSet, RawRepresentable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The flags with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Not `let`: the type is not `Sendable`, as on Linux.
    /// What is under way is given up.
    public static var stop: CloseFlags { CloseFlags(rawValue: 1) }
  }

  /// How often handlers are called.
  public struct IntervalFlags: OptionSet, RawRepresentable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The flags with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No flags.
    public init(nilLiteral: ()) { rawValue = 0 }
    // Not `let`: the type is not `Sendable`, as on Linux.
    /// Also if there is nothing to tell.
    public static var strictInterval: IntervalFlags { IntervalFlags(rawValue: 1) }
  }

  /// Refused: reads from a descriptor.
  public class func read(
    fromFileDescriptor: Int32, maxLength: Int, runningHandlerOn queue: DispatchQueue,
    handler: @escaping (_ data: DispatchData, _ error: Int32) -> Void
  ) {
    refuse("read(fromFileDescriptor:)")
  }

  /// Refused: writes to a descriptor.
  public class func write(
    toFileDescriptor: Int32, data: DispatchData, runningHandlerOn queue: DispatchQueue,
    handler: @escaping (_ data: DispatchData?, _ error: Int32) -> Void
  ) {
    refuse("write(toFileDescriptor:)")
  }

  /// Refused: a channel to a descriptor.
  public convenience init(
    type: StreamType, fileDescriptor: dispatch_fd_t, queue: DispatchQueue,
    cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(refused: "init(fileDescriptor:)")
  }

  /// Refused: a channel to a file.
  @available(swift, obsoleted: 4)
  public convenience init(
    type: StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: mode_t,
    queue: DispatchQueue, cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(refused: "init(path:)")
  }

  /// Refused: a channel to a file, if there is one.
  @available(swift, introduced: 4)
  public convenience init?(
    type: StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: mode_t,
    queue: DispatchQueue, cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(refused: "init(path:)")
  }

  /// Refused: a channel that shares another one's descriptor.
  public convenience init(
    type: StreamType, io: DispatchIO, queue: DispatchQueue,
    cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(refused: "init(io:)")
  }

  /// Refused: reads through the channel.
  public func read(
    offset: off_t, length: Int, queue: DispatchQueue,
    ioHandler: @escaping (_ done: Bool, _ data: DispatchData?, _ error: Int32) -> Void
  ) {
    Self.refuse()
  }

  /// Refused: writes through the channel.
  public func write(
    offset: off_t, data: DispatchData, queue: DispatchQueue,
    ioHandler: @escaping (_ done: Bool, _ data: DispatchData?, _ error: Int32) -> Void
  ) {
    Self.refuse()
  }

  /// Refused: how often handlers are called.
  public func setInterval(interval: DispatchTimeInterval, flags: IntervalFlags = []) {
    Self.refuse()
  }

  /// Refused: closes the channel.
  public func close(flags: CloseFlags = []) { Self.refuse() }
}
