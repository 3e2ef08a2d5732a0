import Foundation
import SeededRandom
import Testing
import Timing

@Suite("Many blocks")
struct ManyBlocksTests {
  /// The definition, with every mean made and sorted.
  private func slow(
    _ values: [Double], confidence: Double
  ) throws -> (estimate: Double, interval: ClosedRange<Double>?) {
    var means: [Double] = []
    for i in values.indices {
      for j in i..<values.count { means.append((values[i] + values[j]) / 2) }
    }
    means.sort()
    let critical = SignedRank(count: values.count).critical(alpha: 1 - confidence)
    return (
      Quantiles.median(means),
      values.count >= HodgesLehmann.fewest
        ? critical.map { means[$0 - 1]...means[means.count - $0] } : nil
    )
  }

  @Test("the quick Hodges-Lehmann estimate is the one that its definition gives, ties or not")
  func definition() throws {
    var dice = SeededGenerator(seed: 21)
    for count in 1...60 {
      let fine = (0..<count).map { _ in Double.random(in: -1...1, using: &dice) }
      let coarse = fine.map { ($0 * 3).rounded() / 3 }
      for values in [fine, coarse, fine.map { $0 * 1e-300 }, fine.map { abs($0) }] {
        let quick = HodgesLehmann(values, confidence: 0.95)
        let expected = try slow(values, confidence: 0.95)
        #expect(quick.estimate == expected.estimate)
        #expect(quick.interval == expected.interval)
      }
    }
  }

  @Test("where the signed-rank distribution stops being exact, nothing jumps")
  func normal() throws {
    let exact = SignedRank(count: SignedRank.largestExact)
    let normal = SignedRank(count: SignedRank.largestExact + 1)
    for alpha in [0.05, 0.01] {
      let (a, b) = (
        try #require(exact.critical(alpha: alpha)), try #require(normal.critical(alpha: alpha))
      )
      // One pair more moves the critical value by 131 to 135; the deviation of T is 1500.
      #expect(abs(b - a - 133) < 15, "\(b - a)")
    }
    let top = normal.count * (normal.count + 1) / 2
    #expect(normal.probability(atMost: top) == 1 && normal.probability(atMost: -1) == 0)
    #expect(abs(normal.probability(atMost: top / 2) - 0.5) < 0.001)
  }

  @Test("five launches of a thousand blocks are compared, with a narrow interval")
  func thousands() throws {
    var dice = SeededGenerator(seed: 4)
    let launches = (0..<5).map { _ in
      (0..<1000).map { _ in Double.random(in: -0.05...0.05, using: &dice) }
    }
    let comparison = Comparison(paired: launches, rules: .init())
    #expect(comparison.verdict == .same && comparison.blocks == 5000)
  }
}
