import Exploration
import Grading
import Testing

@Suite("The numbers that a check is given")
struct NumbersTests {
  /// What a draw gives in each set.
  private func drawn(_ range: ClosedRange<Int>, seed: UInt64, after draws: Int = 0) -> [Int] {
    Schedule.numberSets.map { set in
      var numbers = Numbers(seed: seed, set: set)
      for _ in 0..<draws { _ = numbers.next(in: 1...999) }
      return numbers.next(in: range)
    }
  }

  @Test("there are 16 sets")
  func count() { #expect(Schedule.numberSets.count == 16) }

  @Test(
    "no seed makes one answer fit all sets: a range of n numbers gives min(n, 16) of them",
    arguments: [0...1, 2...9, 1...15, 1...16, 10...99, 1...999, -5...5, 1...1 << 40])
  func spread(range: ClosedRange<Int>) {
    for seed in UInt64(0)..<2_000 {
      let numbers = drawn(range, seed: seed, after: Int(seed % 3))
      #expect(numbers.allSatisfy(range.contains))
      #expect(Set(numbers).count == min(range.count, 16), "\(seed)")
    }
  }

  @Test("a set has each number of a range about as often as any other")
  func even() {
    for set in Schedule.numberSets {
      var counts = [Int: Int]()
      for seed in UInt64(0)..<8_000 {
        var numbers = Numbers(seed: seed, set: set)
        counts[numbers.next(in: 2...9), default: 0] += 1
      }
      // A thousand each; 200 are more than six standard deviations.
      #expect(counts.count == 8 && counts.values.allSatisfy { (800...1200).contains($0) })
    }
  }

  @Test("draws of one set do not depend on one another")
  func independent() {
    var pairs = [[Int]: Int]()
    for seed in UInt64(0)..<8_000 {
      var numbers = Numbers(seed: seed, set: 5)
      pairs[[numbers.next(in: 0...3), numbers.next(in: 0...3)], default: 0] += 1
    }
    #expect(pairs.count == 16 && pairs.values.allSatisfy { (350...650).contains($0) })
  }

  @Test("the same seed and set give the same numbers")
  func repeatable() {
    #expect(drawn(1...999, seed: 7) == drawn(1...999, seed: 7))
    #expect(drawn(1...999, seed: 7) != drawn(1...999, seed: 8))
  }
}
