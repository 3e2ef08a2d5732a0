import Exploration
import SeededRandom

/// A number for a check to work with: the same in every interleaving, another one for another submission.
///
/// Prices, amounts and the like are taken from here. A check is explored with 16 sets of numbers, and a
/// submission has to be right with each, so that none can have the answers ready. How many threads and
/// tasks there are should not be taken from here: that decides how long a proof takes.
public func given(_ range: ClosedRange<Int>) -> Int {
  GradedRun.nextNumber(in: range)
}

/// The numbers of one run, one set of several.
///
/// Each draw is spread over the sets as in a Latin hypercube: its range is divided into as many parts as there are
/// sets, and each set takes its number from another part. So a range of n numbers gives min(n, 16) different
/// ones, whatever the seed: a search for a seed with which one answer fits all sets is in vain. McKay, Beckman
/// and Conover, "A comparison of three methods for selecting values of input variables" (1979),
/// doi:10.2307/1268522.
package struct Numbers {
  private let seed: UInt64
  private let set: Int
  private var draws: UInt64 = 0

  /// The numbers that belong to a seed.
  package init(seed: UInt64, set: Int = 0) {
    self.seed = seed
    self.set = set
  }

  /// The next number: it depends on the seed, the set and how many there were before it.
  package mutating func next(in range: ClosedRange<Int>) -> Int {
    draws += 1
    // The same in every set: they divide the parts among themselves.
    var shared = SeededGenerator(seed: seed ^ draws &* 0xD1B5_4A32_D192_ED03)
    var parts = Array(Schedule.numberSets)
    parts.shuffle(using: &shared)
    // Parts are not all as long if their number does not divide the range: so they begin anywhere in it.
    let start = Int.random(in: 0..<range.count, using: &shared)
    var own = SeededGenerator(seed: shared.next() ^ UInt64(set) &* 0xA24B_AED4_963E_E407)
    let (low, high) = (Self.beginning(parts[set], range), Self.beginning(parts[set] + 1, range))
    let place = low < high ? Int.random(in: low..<high, using: &own) : low
    // The sum of both could be more than an Int holds.
    let left = range.count - start
    return range.lowerBound + (place < left ? start + place : place - left)
  }

  /// Where a part begins, from the beginning of the first.
  private static func beginning(_ part: Int, _ range: ClosedRange<Int>) -> Int {
    let (whole, rest) = range.count.quotientAndRemainder(dividingBy: Schedule.numberSets.count)
    return part * whole + part * rest / Schedule.numberSets.count
  }
}
