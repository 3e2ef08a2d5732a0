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

  /// Whether two lengths are the same, whatever their units.
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
