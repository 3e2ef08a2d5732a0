import Exploration

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

  /// The string whose two words two accesses are: a short one has its bytes in them, and their number at the end.
  ///
  /// See StringObject.swift of Swift's library: the last byte is 0xE0 and the number of ASCII bytes, or 0xA0 and the
  /// number of those of any text.
  ///
  /// - Returns: It, with quotation marks; `nil` for what is no such string, or has signs that are not seen.
  static func string(_ first: Recorder.Event, _ second: Recorder.Event) -> String? {
    guard first.size == 8, second.size == 8, let low = first.value, let high = second.value,
      high >> 60 == 0xE || high >> 60 == 0xA
    else { return nil }
    let count = Int(high >> 56 & 0xF)
    let bytes = (0..<count).map { index -> UInt8 in
      let word = index < 8 ? low : high
      return UInt8(truncatingIfNeeded: word >> UInt64(index % 8 * 8))
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0 == " " || $0.properties.isGraphic })
    else { return nil }
    return "\"\(text)\""
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is a letter, a number, or a mark or sign that is seen.
  fileprivate var isGraphic: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}
