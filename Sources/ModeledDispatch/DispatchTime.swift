import Exploration

/// How an instant is written.
public typealias dispatch_time_t = UInt64

/// An instant of the clock that stands still while nothing can happen but the passing of time.
public struct DispatchTime: Comparable, Sendable {
  /// In nanoseconds, or all ones for the distant future.
  private let instant: dispatch_time_t

  /// How Dispatch writes the instant.
  public var rawValue: dispatch_time_t { seen.instant }

  private static var start: UInt64 { VirtualClock.uptime }

  init(rawValue: dispatch_time_t) { instant = rawValue }

  /// The present instant of virtual time.
  public static func now() -> DispatchTime {
    DispatchTime(rawValue: start + Engine.shared.now)
  }

  /// An instant that never comes.
  public static let distantFuture = DispatchTime(rawValue: ~0)

  /// An instant so many nanoseconds after the machine's start.
  public init(uptimeNanoseconds: UInt64) { instant = uptimeNanoseconds }

  /// The nanoseconds since the machine's start.
  public var uptimeNanoseconds: UInt64 { seen.instant }

  /// Whether one instant comes before another one.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.seen.instant < b.instant
  }
  /// Whether two instants are the same.
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool {
    a.seen.instant == b.instant
  }

  /// The instant, for code that goes by what it is: to make a deadline of it is no look at a clock.
  private var seen: DispatchTime {
    lookAtClock()
    return self
  }

  /// The instant in the engine's count; `.max` never comes.
  var virtual: UInt64 {
    instant == ~0 ? .max : instant < Self.start ? 0 : instant - Self.start
  }

  /// The same, also for an instant before the execution's start; `nil` never comes.
  var fromStart: Int64? {
    instant > UInt64(Int64.max) ? nil : Int64(instant) - Int64(clamping: Self.start)
  }

  func moved(by nanoseconds: Int64) -> DispatchTime {
    if instant == ~0 { return self }
    if nanoseconds >= 0 {
      let (sum, overflow) = instant.addingReportingOverflow(UInt64(nanoseconds))
      return overflow || sum > UInt64(Int64.max) ? .distantFuture : DispatchTime(rawValue: sum)
    }
    let (difference, overflow) = instant.subtractingReportingOverflow(nanoseconds.magnitude)
    // Zero stands for "now".
    return DispatchTime(rawValue: overflow || difference == 0 ? 1 : difference)
  }
}

/// What is printed of it, as of the real one.
extension DispatchTime: CustomReflectable {
  /// Its one property.
  public var customMirror: Mirror {
    Mirror(self, children: ["rawValue": instant], displayStyle: .struct)
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
