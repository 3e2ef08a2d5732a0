/// A short name for a text, to notice that it has changed.
enum TextDigest {
  /// FNV-1a (Fowler, Noll, Vo) in 64 bits, as 16 hexadecimal digits: the same on every machine.
  static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
