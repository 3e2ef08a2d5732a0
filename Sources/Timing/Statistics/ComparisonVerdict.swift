/// What a comparison of two times says, in the words that people read.
package enum ComparisonVerdict: String, Sendable, Codable, CaseIterable {
  /// Less time, by more than the threshold.
  case faster
  /// More time, by more than the threshold.
  case slower
  /// Certainly no more than the threshold apart.
  case same
  /// Certainly less time, but perhaps by less than the threshold.
  case fasterSizeUncertain = "faster-size-uncertain"
  /// Certainly more time, but perhaps by less than the threshold.
  case slowerSizeUncertain = "slower-size-uncertain"
  /// The interval holds both "no difference" and more than the threshold.
  case cannotTell = "cannot-tell"
  /// The launches contradict one another.
  case differsBetweenLaunches = "differs-between-launches"
  /// Too few blocks for an interval.
  case tooFew = "too-few"
  /// Not judged: more or fewer tasks were in progress at once in one run than in the other.
  case poolWidthDiffers = "pool-width-differs"

  /// Judges an interval.
  ///
  /// - Parameters:
  ///   - interval: Where the true ratio of the times lies.
  ///   - threshold: δ, the difference that counts, 0.02 for 2 %.
  package init(of interval: ClosedRange<Double>?, threshold: Double) {
    guard let interval else {
      self = .tooFew
      return
    }
    let (low, high) = (interval.lowerBound, interval.upperBound)
    let (fast, slow) = (1 / (1 + threshold), 1 + threshold)
    if high < fast {
      self = .faster
    } else if low > slow {
      self = .slower
    } else if low >= fast, high <= slow {
      self = .same
    } else if high < 1 {
      self = .fasterSizeUncertain
    } else if low > 1 {
      self = .slowerSizeUncertain
    } else {
      self = .cannotTell
    }
  }

  /// Whether it says that there is a difference in one direction.
  package var isDifferent: Bool {
    switch self {
    case .faster, .slower, .fasterSizeUncertain, .slowerSizeUncertain: true
    case .same, .cannotTell, .differsBetweenLaunches, .tooFew, .poolWidthDiffers: false
    }
  }
}
