/// The means of all pairs of some values, each value with itself too, without making them all.
///
/// There are n(n + 1)/2 of them, too many to sort for each of the bootstrap's draws. Instead the
/// k-th smallest is found by halving the range of numbers that it may be, and counting how many
/// means lie below, which for sorted values takes one pass.
struct WalshAverages {
  private let values: [Double]

  /// - Parameter values: Numbers that are finite, in any order.
  init(_ values: [Double]) {
    self.values = values.sorted()
  }

  /// How many means there are.
  var count: Int { values.count * (values.count + 1) / 2 }

  /// The mean at a place of the sorted means, counted from 0.
  ///
  /// - Complexity: O(*n*), at most 65 passes over the values.
  subscript(place: Int) -> Double {
    guard let first = values.first, let last = values.last else { return .nan }
    var (low, high) = (Self.key(first), Self.key(last))
    while low < high {
      // The keys may lie on both sides of 0, so their distance may not fit: no difference is taken.
      let middle = (low >> 1) + (high >> 1) + (low & high & 1)
      if countOfMeans(upTo: Self.number(middle)) > place {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Self.number(low)
  }

  /// The middle mean, or the mean of the two middle ones.
  var median: Double {
    let middle = self[(count - 1) / 2]
    return count.isMultiple(of: 2) ? (middle + self[count / 2]) / 2 : middle
  }

  private func countOfMeans(upTo limit: Double) -> Int {
    var found = 0
    var end = values.count
    for (index, value) in values.enumerated() {
      // The larger the first value, the fewer partners keep the mean small.
      while end > index, (value + values[end - 1]) / 2 > limit { end -= 1 }
      if end <= index { break }
      found += end - index
    }
    return found
  }

  /// A whole number for each number, in the same order.
  private static func key(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: (number + 0).bitPattern)
    return bits >= 0 ? bits : Int64.min - bits
  }

  private static func number(_ key: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: key >= 0 ? key : Int64.min - key))
  }
}
