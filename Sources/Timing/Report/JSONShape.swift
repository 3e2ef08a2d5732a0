import Foundation

/// Tells why bytes are no JSON, or none that can be decoded, and where.
struct JSONShape {
  /// What is wrong, as the rest of a sentence about the file.
  let problem: String

  /// Looks for what is wrong.
  ///
  /// - Parameter isDecodable: Whether the bytes can be decoded as far as numbers matter.
  init(_ data: Data, isDecodable: (Data) -> Bool) {
    let bytes = [UInt8](data)
    let scan = JSONScan(bytes)
    let place = Self.place(of: scan.offset, in: bytes) + (scan.path.isEmpty ? "" : ", \(scan.path)")
    guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }) else {
      problem = "it is empty"
      return
    }
    guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else {
      problem = "it is not JSON: \(Self.place(of: start, in: bytes)) has no '{'"
      return
    }
    switch scan.fault {
    case .ended:
      problem = "it is truncated: it ends in the middle, after \(bytes.count) bytes"
    case .unexpected:
      problem = "it is not valid JSON at \(place)"
    case .tooDeep:
      problem = "it is damaged: more than \(JSONScan.deepest) brackets are open at \(place)"
    case nil:
      let number = Self.firstBad(of: scan.unusualNumbers, in: bytes, isDecodable: isDecodable)
      problem =
        number.map { number in
          let text = String(decoding: bytes[number].prefix(40), as: UTF8.self)
          return "it is damaged: \(JSONScan(bytes, upTo: number.lowerBound).path) is \(text), "
            + "a number that is not allowed there"
        } ?? "it is not valid JSON at \(place)"
    }
  }

  /// The first number because of which the bytes cannot be decoded, found by halving.
  private static func firstBad(
    of numbers: [Range<Int>], in bytes: [UInt8], isDecodable: (Data) -> Bool
  ) -> Range<Int>? {
    /// Whether decoding fails if only that many of the numbers are kept and the others are 1.
    func fails(keeping count: Int) -> Bool {
      var changed = bytes
      for number in numbers.dropFirst(count) {
        changed.replaceSubrange(
          number,
          with: [UInt8(ascii: "1")] + Array(repeating: UInt8(ascii: " "), count: number.count - 1))
      }
      return !isDecodable(Data(changed))
    }
    guard fails(keeping: numbers.count), !fails(keeping: 0) else { return nil }
    var (good, bad) = (0, numbers.count)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if fails(keeping: middle) { bad = middle } else { good = middle }
    }
    return numbers[bad - 1]
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes[..<offset]
    let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "line \(line), column \(offset - start + 1)"
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
