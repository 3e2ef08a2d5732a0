import Foundation
import Terminal

/// A logarithmic axis: where it begins and ends, and at which numbers it has marks.
///
/// The scale is that of ratios: twice as long is as far as half as long.
struct AxisScale: Encodable, Sendable {
  /// A mark with its number as it is shown.
  struct Tick: Encodable, Sendable {
    let value: Double
    let text: String
  }

  let low: Double
  let high: Double
  let ticks: [Tick]

  /// An axis that holds all of some numbers above zero, with a little room beside them.
  ///
  /// - Parameter text: Writes a number at a mark, whose marks are so far apart.
  init(holding values: [Double], text: (_ value: Double, _ step: Double) -> String) {
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    let room = max(0.002, log(most / least) * 0.05)
    (low, high) = (least * exp(-room), most * exp(room))
    let numbers = high / low < 3 ? Self.even(low, high) : Self.powers(low, high)
    ticks = numbers.map { .init(value: $0.value, text: text($0.value, $0.step)) }
  }

  private typealias Number = (value: Double, step: Double)

  /// Multiples of 1, 2 or 5 of a power of ten, about five.
  private static func even(_ low: Double, _ high: Double) -> [Number] {
    let rough = (high - low) / 5
    let power = pow(10, log10(rough).rounded(.down))
    let step = ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10) * power
    let (first, last) = (Int((low / step).rounded(.up)), Int((high / step).rounded(.down)))
    return first > last ? [] : (first...last).map { (Double($0) * step, step) }
  }

  /// Round numbers of each power of ten; the wider the axis, the fewer.
  private static func powers(_ low: Double, _ high: Double) -> [Number] {
    let (first, last) = (Int(log10(low).rounded(.down)), Int(log10(high).rounded(.up)))
    let digits: [Double] =
      high / low < 10 ? [1, 2, 3, 5, 7] : high / low < 10_000 ? [1, 2, 5] : [1]
    return (first...last).flatMap { exponent in
      digits.map { ($0 * pow(10, Double(exponent)), pow(10, Double(exponent))) }
    }.filter { $0.0 >= low && $0.0 <= high }
  }

  /// The axis of ratios, with 1 and what counts as the same on it.
  ///
  /// - Parameter threshold: The difference that counts.
  static func ofRatios(_ values: [Double], threshold: Double) -> AxisScale {
    let band = [1 / (1 + threshold * 2), 1 + threshold * 2]
    return AxisScale(holding: values.map { min(100, max(0.01, $0)) } + band, text: ratio)
  }

  /// The axis of times, in nanoseconds.
  ///
  /// A bound far below what was measured would press the times together, and is beyond it.
  static func ofTimes(_ patterns: [ComparedReport.Pattern]) -> AxisScale {
    let times = patterns.flatMap { [$0.p10, $0.p90] }
    let bounds = patterns.compactMap(\.bound).filter { $0 * 3 > times.min() ?? 0 }
    return AxisScale(holding: times + bounds) { value, _ in
      let parts = DurationText.format(nanoseconds: value).split(separator: " ")
      return parts.map { String($0).trimmingTrailingZeros }.joined(separator: " ")
    }
  }

  /// The number of a ratio, with as many decimals as its marks need.
  static func ratio(_ value: Double, _ step: Double) -> String {
    NumberText.fixed(value, decimals: max(0, -Int(log10(step * 1.000_1).rounded(.down))))
  }
}

/// How often values lie in each of some parts of an axis, all of which are as long.
struct Histogram {
  /// The number of parts.
  static let parts = 24

  let counts: [Int]
  /// How many lie beyond the axis.
  let beyond: Int

  init(_ values: [Double], on scale: AxisScale) {
    var counts = [Int](repeating: 0, count: Self.parts)
    var beyond = 0
    for value in values {
      let place = log(value / scale.low) / log(scale.high / scale.low)
      if (0...1).contains(place) {
        counts[min(Self.parts - 1, Int(place * Double(Self.parts)))] += 1
      } else {
        beyond += 1
      }
    }
    (self.counts, self.beyond) = (counts, beyond)
  }
}
