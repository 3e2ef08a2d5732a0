import Foundation

/// Numbers as text, without a locale, the same on every machine.
package enum NumberText {
  /// Writes a number with a fixed number of decimals.
  ///
  /// - Returns: The text; `inf`, `-inf` or `nan` for what is no number.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let scaled = (abs(value) * power(decimals)).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let digits = String(Int64(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Writes a number with a number of significant digits.
  ///
  /// Whole digits are never left out, and there is no exponent as long as nine decimals are enough.
  package static func significant(_ value: Double, digits: Int) -> String {
    guard value != 0, value.isFinite else { return value == 0 ? "0" : "\(value)" }
    var size = abs(value)
    var exponent = 0
    while size >= 10 { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1 { (size, exponent) = (size * 10, exponent - 1) }
    var decimals = max(0, digits - 1 - exponent)
    // 9.996 with three digits is 10.0, not 10.00: rounding may bring one more digit before the point.
    if decimals > 0, (size * power(digits - 1)).rounded() >= power(digits) {
      (decimals, exponent) = (decimals - 1, exponent + 1)
    }
    guard decimals <= 9 else {
      return fixed(value / pow(10, Double(exponent)), decimals: max(0, digits - 1)) + "e\(exponent)"
    }
    return fixed(value, decimals: decimals)
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<max(0, exponent)).reduce(1.0) { power, _ in power * 10 }
  }
}
