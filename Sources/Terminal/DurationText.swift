/// Durations as people write and read them: `50ms`, `1.5s`, `200us`.
package enum DurationText {
  private static let units: [(suffix: String, nanoseconds: Double)] = [
    ("ns", 1), ("us", 1e3), ("\u{B5}s", 1e3), ("\u{3BC}s", 1e3), ("ms", 1e6), ("min", 60e9),
    ("s", 1e9),
  ]

  /// Reads a duration.
  ///
  /// - Parameter text: A number without sign and a unit: ns, us, µs, ms, s or min; there may be a
  ///   space between them, as ``format(_:)`` writes it.
  /// - Returns: The duration, or `nil` if the text is none or does not fit 64 bits of nanoseconds.
  package static func parse(_ text: String) -> Duration? {
    for unit in units where text.hasSuffix(unit.suffix) {
      var number = text.dropLast(unit.suffix.count)
      if number.last == " " { number.removeLast() }
      // `Double` alone would take a sign, an exponent and hexadecimal digits, too.
      guard number.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
        number.first != ".", number.last != ".", let value = Double(number), value.isFinite
      else { return nil }
      let nanoseconds = (value * unit.nanoseconds).rounded()
      guard nanoseconds < 9.2e18 else { return nil }
      return .nanoseconds(Int64(nanoseconds))
    }
    return nil
  }

  /// Writes a duration with three significant digits and the unit that suits it.
  package static func format(_ duration: Duration) -> String {
    format(nanoseconds: Double(duration / .nanoseconds(1)))
  }

  /// Writes a number of nanoseconds with three significant digits and the unit that suits it.
  package static func format(nanoseconds: Double) -> String {
    let size = abs(nanoseconds)
    let (scale, suffix) =
      size >= 0.9995e9
      ? (1e9, "s") : size >= 0.9995e6 ? (1e6, "ms") : size >= 999.5 ? (1e3, "us") : (1, "ns")
    return NumberText.significant(nanoseconds / scale, digits: 3) + " " + suffix
  }
}
