import Foundation

/// Two times compared, with how sure one can be.
package struct Comparison: Sendable {
  /// How the comparison is made.
  package struct Rules: Sendable {
    /// The difference that counts, 0.02 for 2 %.
    package var threshold = 0.02
    /// The confidence of an interval on its own.
    ///
    /// 99 %, so that of a hundred comparisons of identical code about one is called different.
    package var confidence = 0.99
    /// What the bootstrap's draws follow from.
    package var seed: UInt64 = 1
    /// How often the intervals were looked at to decide whether to measure on; 0 if that was
    /// decided beforehand.
    package var looks = 0

    /// Makes the standard rules.
    package init(threshold: Double = 0.02, confidence: Double = 0.99, seed: UInt64 = 1) {
      self.threshold = threshold
      self.confidence = confidence
      self.seed = seed
    }

    /// The probability that the intervals may miss, all together.
    ///
    /// Of what the confidence leaves, the *k*-th look gets the share 1/*k*(*k* + 1). The shares of all
    /// looks add up to 1, so that, whichever look is the last, its intervals miss no more often than
    /// the confidence says: Bonferroni's inequality.
    package var level: Double {
      (1 - confidence) / Double(looks == 0 ? 1 : looks * (looks + 1))
    }
  }

  /// The time as a multiple of the reference's.
  package let ratio: Double
  /// Where the true ratio lies; `nil` for too few blocks.
  package let interval: ClosedRange<Double>?
  /// What it says.
  package let verdict: ComparisonVerdict
  /// The number of pairs.
  package let blocks: Int
  /// How many blocks would settle it, where it cannot be told.
  package let blocksNeeded: Int?
  /// The ratio as each launch alone would have it; of two sets, each launch of the new one.
  package let launchRatios: [Double]
  /// Of two sets, the ratio as it would be with each launch of the old one alone.
  package let baseLaunchRatios: [Double]
  /// Which of the launches contradict one another.
  package let split: Split
  /// δ, the difference that counts.
  package let threshold: Double

  /// Which launches contradict one another.
  package struct Split: Sendable, Equatable {
    /// Those of the set, or of the new one.
    package var isNew = false
    /// Those of the old set.
    package var isBase = false
  }

  init(
    ratio: Double, interval: ClosedRange<Double>?, blocks: Int, threshold: Double,
    launchRatios: [Double], baseLaunchRatios: [Double] = [], split: Split
  ) {
    self.ratio = ratio
    self.interval = interval
    verdict =
      split == Split()
      ? ComparisonVerdict(of: interval, threshold: threshold) : .differsBetweenLaunches
    self.blocks = blocks
    self.launchRatios = launchRatios
    self.baseLaunchRatios = baseLaunchRatios
    self.split = split
    self.threshold = threshold
    blocksNeeded =
      verdict == .cannotTell || verdict == .tooFew
      ? Self.blocksNeeded(blocks: blocks, interval: interval, threshold: threshold) : nil
  }

  /// Compares what was measured in pairs, block by block.
  ///
  /// One launch: the paired Hodges–Lehmann estimate of the logarithm of the ratio with its exact
  /// interval. Several: the median of the launches' estimates, with a bootstrap of launches and
  /// then blocks, joined with the interval that takes all blocks as one launch.
  ///
  /// - Parameters:
  ///   - logRatios: For each launch, for each block, the logarithm of time over reference.
  ///   - rules: How to compare.
  ///   - level: The probability that the interval may miss, after Holm's correction where several
  ///     comparisons are shown together; the rules' unless given.
  package init(paired logRatios: [[Double]], rules: Rules, level: Double? = nil) {
    let launches = logRatios.filter { !$0.isEmpty }
    let confidence = 1 - (level ?? rules.level)
    let all = launches.flatMap { $0 }
    let whole = HodgesLehmann(all, confidence: confidence)
    let single = launches.map { HodgesLehmann($0, confidence: confidence) }
    let estimates = single.map(\.estimate)
    let centre = launches.count > 1 ? Quantiles.median(estimates) : whole.estimate
    var interval = whole.interval
    if launches.count > 1, let exact = whole.interval,
      let drawn = Bootstrap.interval(
        of: launches, confidence: confidence, seed: rules.seed, centre: HodgesLehmann.estimate)
    {
      interval =
        min(exact.lowerBound, drawn.lowerBound)...max(exact.upperBound, drawn.upperBound)
    }
    let ratios = interval.map { exp($0.lowerBound)...exp($0.upperBound) }
    self.init(
      ratio: exp(centre), interval: ratios, blocks: all.count, threshold: rules.threshold,
      launchRatios: estimates.map { exp($0) }, split: Split(isNew: Self.launchesDiffer(single)))
  }

  /// Compares two sets that were measured apart, each as a logarithm of time over its reference.
  ///
  /// - Parameters:
  ///   - logRatios: For each launch, for each block, of the new set.
  ///   - base: The same of the old set.
  ///   - rules: How to compare.
  ///   - level: The probability that the interval may miss; the rules' unless given.
  package init(
    _ logRatios: [[Double]], against base: [[Double]], rules: Rules, level: Double? = nil
  ) {
    let confidence = 1 - (level ?? rules.level)
    let (new, old) = (logRatios.filter { !$0.isEmpty }, base.filter { !$0.isEmpty })
    let (newCentres, oldCentres) = (new.map(Quantiles.median), old.map(Quantiles.median))
    let (newCentre, oldCentre) = (Quantiles.median(newCentres), Quantiles.median(oldCentres))
    let blocks = min(new.joined().count, old.joined().count)
    let shift =
      blocks >= HodgesLehmann.fewest
      ? Bootstrap.difference(of: new, and: old, confidence: confidence, seed: rules.seed) : nil
    let ratios = shift.map { exp($0.lowerBound)...exp($0.upperBound) }
    func isSplit(_ set: [[Double]]) -> Bool {
      Self.launchesDiffer(set.map { HodgesLehmann($0, confidence: confidence) })
    }
    self.init(
      ratio: exp(newCentre - oldCentre), interval: ratios, blocks: blocks,
      threshold: rules.threshold, launchRatios: newCentres.map { exp($0 - oldCentre) },
      baseLaunchRatios: oldCentres.map { exp(newCentre - $0) },
      split: Split(isNew: isSplit(new), isBase: isSplit(old)))
  }

  /// Whether launches lie further apart than their own uncertainty and 5 % explain.
  private static func launchesDiffer(_ launches: [HodgesLehmann]) -> Bool {
    let estimates = launches.map(\.estimate)
    let halves = launches.compactMap(\.interval).map { ($0.upperBound - $0.lowerBound) / 2 }
    guard let low = estimates.min(), let high = estimates.max(), !halves.isEmpty else {
      return false
    }
    return high - low > max(3 * Quantiles.median(halves), log(1.05))
  }

  /// The half-width shrinks with the square root of the number of blocks.
  ///
  /// `nil` if it is more than anybody can measure.
  private static func blocksNeeded(
    blocks: Int, interval: ClosedRange<Double>?, threshold: Double
  ) -> Int? {
    guard let interval else { return max(HodgesLehmann.fewest, 10) }
    let half = (log(interval.upperBound) - log(interval.lowerBound)) / 2
    let factor = half / log(1 + threshold)
    let needed = (Double(blocks) * factor * factor).rounded(.up)
    return needed < 1e9 ? max(blocks + 1, Int(needed)) : nil
  }
}

extension Comparison {
  /// Whether the interval's upper end is at most so much above its lower.
  ///
  /// An interval that is narrower than the threshold of the rules always leads to a verdict: if it
  /// holds 1, all of it is the same within the threshold.
  package func isNarrower(than threshold: Double) -> Bool {
    interval.map { $0.upperBound <= $0.lowerBound * (1 + threshold) } ?? false
  }
}
