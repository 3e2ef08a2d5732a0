/// Numbers as text, without a locale, the same on every machine.
public enum NumberText {
  /// Writes a number with a fixed number of decimals.
  ///
  /// - Returns: The text; `inf`, `-inf` or `nan` for what is no number.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let digits = String(Int64(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Writes a number with a number of significant digits, and no exponent from 0.001 up.
  public static func significant(_ value: Double, digits: Int) -> String {
    guard value != 0, value.isFinite else { return value == 0 ? "0" : "\(value)" }
    var decimals = digits - 1
    var size = abs(value)
    while size >= 10, decimals > 0 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 9 {
      size *= 10
      decimals += 1
    }
    return fixed(value, decimals: decimals)
  }
}
