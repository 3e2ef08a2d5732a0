import SeededRandom

/// The name of a file or folder as the system has it: bytes, which need not be a text.
package struct FolderName: Sendable, Hashable, Comparable {
  /// The bytes, without a zero.
  package let bytes: [UInt8]

  /// The name of a text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// A name of bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The order of the bytes, the same everywhere.
  package static func < (one: Self, other: Self) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// The name on one line: what a terminal obeys, or is no UTF-8, is written out.
  ///
  /// Two names never have the same text, which is why a backslash is written twice.
  package var text: String {
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let (scalar, length) = Self.scalar(rest) else {
        text += "\\x" + (rest[rest.startIndex] < 16 ? "0" : "")
        text += String(rest.removeFirst(), radix: 16)
        continue
      }
      rest = rest.dropFirst(length)
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += scalar.escaped(asASCII: true)
      default: text += scalar == "\\" ? "\\\\" : String(scalar)
      }
    }
    return text
  }

  /// The name as it can be typed; `nil` where some of it cannot be seen, or is no text.
  package var typed: String? {
    let text = String(validating: bytes, as: UTF8.self)
    return text?.replacing("\\", with: "\\\\") == self.text ? text : nil
  }

  /// The first character's code and how many bytes it has; `nil` if they are not UTF-8.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    for length in 1...4 where bytes.count >= length {
      let text = String(validating: bytes.prefix(length), as: UTF8.self)
      if let scalar = text?.unicodeScalars.first { return (scalar, length) }
    }
    return nil
  }

  /// The most bytes that the system lets a name have.
  private static let mostBytes = 255

  /// The name of a file about it, which ends in something: short enough for the system.
  func fileName(ending: String) -> String {
    let text = text
    guard text.utf8.count + ending.utf8.count + 1 > Self.mostBytes else {
      return "\(text).\(ending)"
    }
    // A name that is cut could be another one's.
    let end = "~\(SHA256(bytes).text.prefix(16)).\(ending)"
    var start = ""
    for character in text {
      guard start.utf8.count + character.utf8.count + end.utf8.count <= Self.mostBytes else {
        break
      }
      start.append(character)
    }
    return start + end
  }
}

/// As a text, or as numbers where the bytes are none.
extension FolderName: Codable {
  /// Reads a name.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.init(text)
    } else {
      self.init(bytes: try value.decode([UInt8].self))
    }
  }

  /// Writes the name.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if let text = String(validating: bytes, as: UTF8.self) {
      try value.encode(text)
    } else {
      try value.encode(bytes)
    }
  }
}
