import Foundation
import SeededRandom
import Testing
import Timing

@Suite("Statistics against published examples")
struct StatisticsTests {
  /// Hollander and Wolfe, example 3.1: Hamilton depression scale factor IV of nine patients before
  /// and after tranquilliser therapy.
  static let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
  static let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
  static let differences = zip(after, before).map { $0 - $1 }

  @Test(
    "Hodges-Lehmann: the depression data have the estimate -0.46 and the interval (-0.786, -0.010)")
  func hodgesLehmann() throws {
    let result = HodgesLehmann(Self.differences, confidence: 0.95)
    #expect(abs(result.estimate - -0.46) < 1e-9)
    let interval = try #require(result.interval)
    #expect(abs(interval.lowerBound - -0.786) < 1e-9)
    #expect(abs(interval.upperBound - -0.010) < 1e-9)
  }

  @Test("signed rank: the depression data have T = 5 and the two-sided p-value 0.0391")
  func pValue() {
    #expect(abs(SignedRank.pValue(Self.differences) - 20.0 / 512) < 1e-12)
  }

  @Test(
    "signed rank: the two-sided 5 % critical values of the published table",
    arguments: [(6, 0), (7, 2), (8, 3), (9, 5), (10, 8), (15, 25), (20, 52), (25, 89), (30, 137)])
  func criticalValues(count: Int, published: Int) {
    // The table gives the largest T with P(T <= t) <= 0.025; the interval counts from 1.
    #expect(SignedRank(count: count).critical(alpha: 0.05) == published + 1)
  }

  @Test("signed rank: too few pairs have no critical value, and the distribution sums to 1")
  func distribution() {
    #expect(SignedRank(count: 5).critical(alpha: 0.05) == nil)
    for count in 1...40 {
      let distribution = SignedRank(count: count)
      #expect(abs(distribution.probability(atMost: count * (count + 1) / 2) - 1) < 1e-12)
    }
  }

  @Test("fewer than six values have an estimate but no interval")
  func fewValues() {
    let result = HodgesLehmann([1, 2, 3, 4, 5], confidence: 0.95)
    #expect(result.estimate == 3 && result.interval == nil)
  }

  @Test("Holm: the p-values 0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02")
  func holm() {
    let adjusted = Holm.adjusted([0.01, 0.04, 0.03, 0.005])
    for (value, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) {
      #expect(abs(value - expected) < 1e-12)
    }
    let levels = Holm.levels([0.01, 0.04, 0.03, 0.005], alpha: 0.06)
    #expect(levels == [0.02, 0.06, 0.03, 0.015])
  }

  @Test("quantiles of type 7: those of 1 to 10 are 3.25, 5.5 and 7.75")
  func quantiles() {
    let values = (1...10).map(Double.init).shuffledInHalves
    #expect(Quantiles.quantile(0.25, of: values) == 3.25)
    #expect(Quantiles.median(values) == 5.5)
    #expect(Quantiles.quantile(0.75, of: values) == 7.75)
    #expect(Quantiles.quantile(0, of: values) == 1 && Quantiles.quantile(1, of: values) == 10)
    #expect(Quantiles.medianDeviation([1, 1, 2, 2, 4, 6, 9]) == 1)
    #expect(Quantiles.median([]).isNaN)
  }

  @Test("bounds: work 12, chain 4 on 3 workers lie between 4 and 4 + 8/3")
  func bounds() throws {
    let bounds = Bounds(work: 12, criticalPath: 4, workers: 3)
    #expect(bounds.lower == 4)
    #expect(abs(bounds.greedy - (4 + 8.0 / 3)) < 1e-12)
  }

  @Test("laws of speed-up: Amdahl 5 % on 20 gives 10.26, and Karp-Flatt finds the 5 % again")
  func speedUp() throws {
    let speedUp = Bounds.amdahl(serialShare: 0.05, workers: 20)
    #expect(abs(speedUp - 10.256) < 0.001)
    let share = try #require(Bounds.karpFlatt(speedUp: speedUp, workers: 20))
    #expect(abs(share - 0.05) < 1e-12)
    #expect(Bounds.gustafson(serialShare: 0.05, workers: 20) == 0.05 + 20 * 0.95)
    #expect(Bounds.karpFlatt(speedUp: 1, workers: 1) == nil)
    #expect(Bounds.inFlight(durations: [2, 2, 2], makespan: 3) == 2)
  }
}

extension [Double] {
  /// The same values in another order.
  fileprivate var shuffledInHalves: [Double] {
    Array(suffix(from: count / 2) + prefix(count / 2))
  }
}

@Suite("Statistics by simulation, with fixed seeds")
struct SimulationTests {
  /// Blocks of two identical codes: a shared drift, noise with a heavy tail, and a true shift.
  private func logRatios(
    blocks: Int, shift: Double, noise: Double, using dice: inout SeededGenerator
  ) -> [Double] {
    func one() -> Double {
      let isDisturbed = Double.random(in: 0..<1, using: &dice) < 0.05
      let sum = (0..<6).reduce(0.0) { total, _ in total + Double.random(in: -1...1, using: &dice) }
      return noise * sum / 1.414 + (isDisturbed ? Double.random(in: 0...0.3, using: &dice) : 0)
    }
    return (0..<blocks).map { _ in shift + one() - one() }
  }

  @Test("identical code is called different in at most 2 of 100 comparisons at 99 %")
  func falseAlarms() {
    var dice = SeededGenerator(seed: 42)
    let alarms = (0..<400).filter { _ in
      let ratios = logRatios(blocks: 30, shift: 0, noise: 0.02, using: &dice)
      return Comparison(paired: [ratios], rules: .init()).verdict.isDifferent
    }
    #expect(alarms.count <= 8)
  }

  @Test("the 95 % interval holds the true shift in 92 to 98 of 100 cases")
  func coverage() throws {
    var dice = SeededGenerator(seed: 7)
    var hits = 0
    for _ in 0..<500 {
      let ratios = logRatios(blocks: 20, shift: 0.1, noise: 0.03, using: &dice)
      let interval = try #require(HodgesLehmann(ratios, confidence: 0.95).interval)
      if interval.contains(0.1) { hits += 1 }
    }
    #expect((460...490).contains(hits), "\(hits)")
  }

  @Test("a true 2 % at 30 blocks with 1 % of noise is found in at least 95 of 100 tries")
  func power() {
    var dice = SeededGenerator(seed: 9)
    let found = (0..<100).filter { _ in
      let ratios = logRatios(blocks: 30, shift: log(1.02), noise: 0.01, using: &dice)
      let verdict = Comparison(paired: [ratios], rules: .init()).verdict
      return verdict == .slower || verdict == .slowerSizeUncertain
    }
    #expect(found.count >= 95, "\(found.count)")
  }

  @Test("launches that contradict one another are called so, whatever their blocks say")
  func launches() {
    var dice = SeededGenerator(seed: 3)
    let launches = [log(0.52), log(0.52), log(1.0), log(0.52), log(0.53)].map {
      logRatios(blocks: 20, shift: $0, noise: 0.005, using: &dice)
    }
    let comparison = Comparison(paired: launches, rules: .init())
    #expect(comparison.verdict == .differsBetweenLaunches)
    #expect(comparison.launchRatios.count == 5)
  }

  @Test(
    "of two sets, what each launch is said to have is a ratio of the sets, as the one beside it")
  func launchesOfTwoSets() {
    // Launches whose middle values are known without a calculation.
    func set(_ middles: [Double]) -> [[Double]] {
      middles.map { middle in
        (0..<11).map { log(middle) + 0.0001 * Double($0 - 5) }
      }
    }
    func near(_ ratios: [Double], _ wanted: [Double]) -> Bool {
      ratios.count == wanted.count && zip(ratios, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    let new = Comparison(set([0.6, 0.8, 1.0]), against: set([0.4, 0.4, 0.4]), rules: .init())
    #expect(new.split.isNew && !new.split.isBase && abs(new.ratio - 2) < 1e-9)
    #expect(near(new.launchRatios, [1.5, 2, 2.5]))
    #expect(new.words == "differs from launch to launch: 1.500, 2.000, 2.500")
    let old = Comparison(set([0.4, 0.4, 0.4]), against: set([0.2, 0.4, 0.5]), rules: .init())
    #expect(!old.split.isNew && old.split.isBase && abs(old.ratio - 1) < 1e-9)
    #expect(near(old.baseLaunchRatios, [2, 1, 0.8]))
    #expect(old.words == "differs between the launches of the first report: 2.000, 1.000, 0.800")
  }

  @Test("a scale ends at numbers to read, and shows what lies beyond it")
  func scale() {
    let bar = RatioBar(columns: 17, holding: [0.8...0.9], hasUnicode: false)
    #expect(bar.axis == ["1/1.5   1     1.5", "|-------+-------|"])
    #expect(bar.draw(0.85, 0.8...0.9) == "    -o- |        ")
    #expect(bar.draw(1, 1...1) == "        o        ")
    let far = RatioBar(columns: 17, holding: [0.001...0.002], hasUnicode: false)
    #expect(far.axis[0] == "1/100   1     100" && far.draw(0.0015, 0.001...0.002).first == "<")
  }

  @Test("the same numbers give the same interval every time")
  func reproducible() {
    var dice = SeededGenerator(seed: 5)
    let launches = (0..<5).map { _ in
      logRatios(blocks: 20, shift: 0.01, noise: 0.02, using: &dice)
    }
    let first = Comparison(paired: launches, rules: .init(seed: 11))
    let second = Comparison(paired: launches, rules: .init(seed: 11))
    #expect(first.interval != nil && first.interval == second.interval)
  }

  @Test("drift: a third that is 5 % slower is noticed, noise alone is not")
  func drift() throws {
    var dice = SeededGenerator(seed: 8)
    let steady = (0..<30).map { _ in 100 * Double.random(in: 0.99...1.01, using: &dice) }
    let rising = steady.enumerated().map { $1 * ($0 >= 20 ? 1.05 : 1) }
    #expect(try #require(Drift(steady, confidence: 0.99, seed: 1)).isDrifting == false)
    #expect(try #require(Drift(rising, confidence: 0.99, seed: 1)).isDrifting)
    #expect(Drift([1, 2, 3], confidence: 0.99, seed: 1) == nil)
  }
}

@Suite("Verdicts")
struct ComparisonVerdictTests {
  @Test(
    "an interval and a threshold of 2 % make a verdict",
    arguments: [
      (0.50...0.60, ComparisonVerdict.faster), (1.03...1.10, .slower), (0.99...1.01, .same),
      (0.90...0.99, .fasterSizeUncertain), (1.005...1.05, .slowerSizeUncertain),
      (0.95...1.05, .cannotTell), (1.0...1.05, .cannotTell), (1.001...1.019, .same),
    ])
  func verdict(interval: ClosedRange<Double>, expected: ComparisonVerdict) {
    #expect(ComparisonVerdict(of: interval, threshold: 0.02) == expected)
  }

  @Test("without an interval there are too few blocks")
  func tooFew() {
    #expect(ComparisonVerdict(of: nil, threshold: 0.02) == .tooFew)
    let comparison = Comparison(paired: [[0.1, 0.1]], rules: .init())
    #expect(comparison.verdict == .tooFew && comparison.interval == nil)
  }

  @Test("what cannot be told says how many blocks would settle it")
  func blocksNeeded() throws {
    let ratios = (0..<10).map { $0.isMultiple(of: 2) ? 0.06 : -0.06 }
    let comparison = Comparison(paired: [ratios], rules: .init())
    #expect(comparison.verdict == .cannotTell)
    #expect(try #require(comparison.blocksNeeded) > 10)
    #expect(comparison.words.contains("blocks would settle it"))
  }
}
