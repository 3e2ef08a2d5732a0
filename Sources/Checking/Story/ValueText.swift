/// The bytes of a variable as people would write the value.
enum ValueText {
  /// - Returns: The number; `nil` for what is probably a reference or a fraction.
  static func text(_ value: UInt64?, size: Int) -> String? {
    guard let value else { return nil }
    switch size {
    case 1: return "\(value & 0xFF)"
    case 2: return "\(Int16(truncatingIfNeeded: value))"
    case 4: return "\(Int32(truncatingIfNeeded: value))"
    case 8:
      // Larger ones are rarely counted to, and look like addresses or the bits of a Double.
      let number = Int64(bitPattern: value)
      return number.magnitude < 1 << 32 ? "\(number)" : nil
    default: return nil
    }
  }
}
