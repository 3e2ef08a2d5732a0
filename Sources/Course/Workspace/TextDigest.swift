import SeededRandom

/// A short name for a text, to notice that it has changed.
enum TextDigest {
  /// Its hash, as 16 hexadecimal digits: the same on every machine.
  static func of(_ text: String) -> String {
    let digits = String(StableHash(text.utf8).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
