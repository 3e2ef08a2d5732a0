import Exploration
public import Glibc

/// An instant of the calendar's clock, which runs like the other one here.
public struct DispatchWallTime: Comparable, Sendable {
  /// The nanoseconds since 1970, negated, as Dispatch tells the two clocks apart.
  private let instant: dispatch_time_t

  /// How Dispatch writes the date.
  public var rawValue: dispatch_time_t {
    lookAtClock()
    return instant
  }

  init(rawValue: dispatch_time_t) { instant = rawValue }
  private init(nanoseconds: Int64) { instant = UInt64(bitPattern: -max(nanoseconds, 2)) }

  /// The present date of virtual time.
  public static func now() -> DispatchWallTime {
    let passed = Int64(clamping: Engine.shared.now)
    return DispatchWallTime(nanoseconds: Int64(VirtualCalendar.epoch) + passed)
  }

  /// A date that never comes.
  public static let distantFuture = DispatchWallTime(rawValue: ~0)

  /// A date, as the system writes it.
  public init(timespec: timespec) {
    self.init(nanoseconds: Int64(timespec.tv_sec) * 1_000_000_000 + Int64(timespec.tv_nsec))
  }

  private var nanoseconds: Int64 { instant == ~0 ? .max : -Int64(bitPattern: instant) }

  /// Whether one date comes before another one.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    lookAtClock()
    return a.nanoseconds < b.nanoseconds
  }
  /// Whether two dates are the same.
  public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    lookAtClock()
    return a.instant == b.instant
  }

  /// The same instant of the other clock.
  var monotonic: DispatchTime {
    instant == ~0
      ? .distantFuture : DispatchTime.now().moved(by: nanoseconds - Self.now().nanoseconds)
  }

  fileprivate func moved(by nanoseconds: Int64) -> DispatchWallTime {
    if instant == ~0 { return self }
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return overflow ? .distantFuture : DispatchWallTime(nanoseconds: sum)
  }
}

/// A date later by an interval.
public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  interval.isEndless ? .distantFuture : time.moved(by: interval.length)
}

/// A date earlier by an interval.
public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  time.moved(by: 0 &- interval.length)
}

/// A date later by some seconds.
public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.moved(by: nanoseconds(seconds))
}

/// A date earlier by some seconds.
public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.moved(by: nanoseconds(-seconds))
}

/// What is printed of it, as of the real one.
extension DispatchWallTime: CustomReflectable {
  /// Its one property.
  public var customMirror: Mirror {
    Mirror(self, children: ["rawValue": instant], displayStyle: .struct)
  }
}
