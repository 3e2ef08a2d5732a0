/// Whole numbers that JSON has as one text: that is written and read at once, and a list one by one.
package struct PackedNumbers: Sendable {
  /// The numbers.
  package var all: [Int]

  /// Numbers, in order.
  package init(_ all: [Int]) { self.all = all }
}

extension PackedNumbers: Codable {
  /// Reads the text.
  ///
  /// - Throws: `DecodingError` if it has anything else than whole numbers with one space between them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    all = try text.utf8.split(separator: UInt8(ascii: " ")).map { digits in
      if let number = Int(Substring(digits)) { return number }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(Substring(digits))' is not a whole number")
    }
  }

  /// Writes the text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all.map(String.init).joined(separator: " "))
  }
}
