import Foundation

/// Tells why bytes are no JSON: empty, cut off, or something else from the start.
struct JSONShape {
  /// What is wrong, as the rest of a sentence about the file.
  let problem: String

  init(_ data: Data) {
    guard let first = data.first(where: { !Self.isSpace($0) }) else {
      problem = "it is empty"
      return
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      problem = "it is not JSON"
      return
    }
    problem =
      Self.endsInside(data)
      ? "it is truncated: it ends in the middle, after \(data.count) bytes" : "it is not valid JSON"
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Whether a text or a bracket is still open at the end.
  private static func endsInside(_ data: Data) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in data {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return isText || depth > 0
  }
}
