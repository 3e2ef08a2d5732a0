import Exploration

/// How an instant is written.
public typealias dispatch_time_t = UInt64

/// An instant of the clock that stands still while nothing can happen but the passing of time.
public struct DispatchTime: Comparable, Sendable {
  /// In nanoseconds, or all ones for the distant future.
  public let rawValue: dispatch_time_t

  /// The machine has been up for some while when a program starts.
  private static let start: UInt64 = 1_000_000_000_000

  init(rawValue: dispatch_time_t) { self.rawValue = rawValue }

  /// The present instant of virtual time.
  public static func now() -> DispatchTime {
    DispatchTime(rawValue: start + Engine.shared.now)
  }

  /// An instant that never comes.
  public static let distantFuture = DispatchTime(rawValue: ~0)

  /// An instant so many nanoseconds after the machine's start.
  public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }

  /// The nanoseconds since the machine's start.
  public var uptimeNanoseconds: UInt64 { seen.rawValue }

  /// Whether one instant comes before another one.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.seen.rawValue < b.rawValue
  }
  /// Whether two instants are the same.
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool {
    a.seen.rawValue == b.rawValue
  }

  /// The instant, for code that goes by what it is: to make a deadline of it is no look at a clock.
  private var seen: DispatchTime {
    lookAtClock()
    return self
  }

  /// The instant in the engine's count; `.max` never comes.
  var virtual: UInt64 {
    rawValue == ~0 ? .max : rawValue < Self.start ? 0 : rawValue - Self.start
  }

  /// How long ago the instant was, if it has passed.
  var age: UInt64 {
    let now = Self.now().rawValue
    return rawValue < now ? now - rawValue : 0
  }

  func moved(by nanoseconds: Int64) -> DispatchTime {
    if rawValue == ~0 { return self }
    if nanoseconds >= 0 {
      let (sum, overflow) = rawValue.addingReportingOverflow(UInt64(nanoseconds))
      return overflow || sum > UInt64(Int64.max) ? .distantFuture : DispatchTime(rawValue: sum)
    }
    let (difference, overflow) = rawValue.subtractingReportingOverflow(nanoseconds.magnitude)
    // Zero stands for "now".
    return DispatchTime(rawValue: overflow || difference == 0 ? 1 : difference)
  }
}

/// Code goes by what an instant is, and so by a clock.
func lookAtClock() {
  if Engine.shared.isExploring { _ = VirtualClock.read() }
}

/// An instant later by an interval.
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  interval.isEndless ? .distantFuture : time.moved(by: interval.length)
}

/// An instant earlier by an interval.
public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.moved(by: 0 &- interval.length)
}

/// An instant later by some seconds.
public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: nanoseconds(seconds))
}

/// An instant earlier by some seconds.
public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: nanoseconds(-seconds))
}
