import Exploration
public import Glibc

public typealias dispatch_time_t = UInt64

/// An instant of the clock that stands still while nothing can happen but the passing of time.
public struct DispatchTime: Comparable, Sendable {
  public let rawValue: dispatch_time_t

  /// The machine has been up for some while when a program starts.
  private static let start: UInt64 = 1_000_000_000_000

  init(rawValue: dispatch_time_t) { self.rawValue = rawValue }

  public static func now() -> DispatchTime {
    DispatchTime(rawValue: start + Engine.shared.now)
  }

  public static let distantFuture = DispatchTime(rawValue: ~0)

  public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }

  public var uptimeNanoseconds: UInt64 { rawValue }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.rawValue < b.rawValue }
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.rawValue == b.rawValue }

  /// The instant in the engine's count; `.max` never comes.
  var virtual: UInt64 {
    rawValue == ~0 ? .max : rawValue < Self.start ? 0 : rawValue - Self.start
  }

  /// How long ago the instant was, if it has passed.
  var age: UInt64 {
    let now = Self.now().rawValue
    return rawValue < now ? now - rawValue : 0
  }

  fileprivate func moved(by nanoseconds: Int64) -> DispatchTime {
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

/// An instant of the calendar's clock, which runs like the other one here.
public struct DispatchWallTime: Comparable, Sendable {
  /// The nanoseconds since 1970, negated, as Dispatch tells the two clocks apart.
  public let rawValue: dispatch_time_t

  /// 2026-01-01 00:00:00 UTC, where every execution starts.
  private static let start: Int64 = 1_767_225_600_000_000_000

  init(rawValue: dispatch_time_t) { self.rawValue = rawValue }
  private init(nanoseconds: Int64) { rawValue = UInt64(bitPattern: -max(nanoseconds, 2)) }

  public static func now() -> DispatchWallTime {
    DispatchWallTime(nanoseconds: start + Int64(clamping: Engine.shared.now))
  }

  public static let distantFuture = DispatchWallTime(rawValue: ~0)

  public init(timespec: timespec) {
    self.init(nanoseconds: Int64(timespec.tv_sec) * 1_000_000_000 + Int64(timespec.tv_nsec))
  }

  private var nanoseconds: Int64 { rawValue == ~0 ? .max : -Int64(bitPattern: rawValue) }

  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    a.nanoseconds < b.nanoseconds
  }
  public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    a.rawValue == b.rawValue
  }

  /// The same instant of the other clock.
  var monotonic: DispatchTime {
    rawValue == ~0
      ? .distantFuture : DispatchTime.now().moved(by: nanoseconds - Self.now().nanoseconds)
  }

  fileprivate func moved(by nanoseconds: Int64) -> DispatchWallTime {
    if rawValue == ~0 { return self }
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return overflow ? .distantFuture : DispatchWallTime(nanoseconds: sum)
  }
}

/// A length of time in one of four units, or one without an end.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  /// In nanoseconds; too long a time has no end.
  var length: Int64 {
    let (count, unit): (Int, Int) =
      switch self {
      case .seconds(let count): (count, 1_000_000_000)
      case .milliseconds(let count): (count, 1_000_000)
      case .microseconds(let count): (count, 1_000)
      case .nanoseconds(let count): (count, 1)
      case .never: (.max, 1)
      }
    let (product, overflow) = count.multipliedReportingOverflow(by: unit)
    return Int64(overflow ? (count > 0 ? .max : .min) : product)
  }

  /// Whether it has no end.
  var isEndless: Bool { length == .max }

  public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
    switch (lhs, rhs) {
    case (.never, .never): true
    case (.never, _), (_, .never): false
    default: lhs.length == rhs.length
    }
  }
}

/// A number of seconds in nanoseconds; too many have no end.
func nanoseconds(_ seconds: Double) -> Int64 {
  let value = seconds * 1e9
  if value >= Double(Int64.max) || value.isNaN { return .max }
  return value <= Double(Int64.min) ? .min : Int64(value)
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  interval.isEndless ? .distantFuture : time.moved(by: interval.length)
}

public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.moved(by: 0 &- interval.length)
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: nanoseconds(seconds))
}

public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: nanoseconds(-seconds))
}

public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  interval.isEndless ? .distantFuture : time.moved(by: interval.length)
}

public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  time.moved(by: 0 &- interval.length)
}

public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.moved(by: nanoseconds(seconds))
}

public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.moved(by: nanoseconds(-seconds))
}
