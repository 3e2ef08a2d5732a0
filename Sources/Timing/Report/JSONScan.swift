/// Reads bytes as JSON, strictly, up to the first that cannot be, and knows where it is.
///
/// Foundation says only that something is wrong. This says at which byte, and below which key.
struct JSONScan {
  /// What stops a scan.
  enum Fault: Equatable {
    /// The bytes end in the middle.
    case ended
    /// This byte cannot stand here.
    case unexpected
    /// More brackets are open than any report has, or Foundation reads.
    case tooDeep
  }

  /// The most brackets that may be open.
  static let deepest = 512

  /// What stopped the scan; `nil` if all of it is JSON.
  private(set) var fault: Fault?
  /// How many bytes were read.
  private(set) var offset = 0
  /// The numbers that are not written as whole numbers, or have more than 18 digits, as ranges of bytes.
  private(set) var unusualNumbers: [Range<Int>] = []

  private enum Level {
    case object(key: String)
    case array(index: Int)
  }

  private enum Expected { case value, firstValue, key, firstKey, colon, comma, end }

  private let bytes: [UInt8]
  private let last: Int
  private var levels: [Level] = []
  private var expected = Expected.value

  /// Scans bytes.
  ///
  /// - Parameter last: Where to stop, to learn the path to a byte.
  init(_ bytes: [UInt8], upTo last: Int? = nil) {
    self.bytes = bytes
    self.last = last ?? bytes.count
    while fault == nil, offset < self.last { step() }
    if fault == nil, last == nil, expected != .end { fault = .ended }
  }

  /// The keys and places that lead to where the scan is, such as `launches[0].blocks[2]`.
  var path: String {
    levels.reduce(into: "") { text, level in
      switch level {
      case .object(let key): text += (text.isEmpty || key.isEmpty ? "" : ".") + key
      case .array(let index): text += "[\(index)]"
      }
    }
  }

  private mutating func step() {
    let byte = bytes[offset]
    if byte == 32 || byte == 9 || byte == 10 || byte == 13 {
      offset += 1
      return
    }
    switch (expected, byte) {
    case (.value, _),
      (.firstValue, _) where byte != UInt8(ascii: "]"):
      value(byte)
    case (.firstValue, _),
      (.comma, UInt8(ascii: "]")) where isInArray:
      close()
    case (.firstKey, UInt8(ascii: "}")),
      (.comma, UInt8(ascii: "}")) where !isInArray:
      close()
    case (.key, UInt8(ascii: "\"")), (.firstKey, UInt8(ascii: "\"")): key()
    case (.colon, UInt8(ascii: ":")): advance(to: .value)
    case (.comma, UInt8(ascii: ",")): comma()
    default: fault = .unexpected
    }
  }

  private var isInArray: Bool {
    if case .array = levels.last { true } else { false }
  }

  private mutating func advance(to next: Expected) {
    offset += 1
    expected = next
  }

  private mutating func comma() {
    if case .array(let index) = levels.last {
      levels[levels.count - 1] = .array(index: index + 1)
      advance(to: .value)
    } else {
      advance(to: .key)
    }
  }

  private mutating func close() {
    levels.removeLast()
    advance(to: levels.isEmpty ? .end : .comma)
  }

  private mutating func key() {
    let start = offset + 1
    guard text() else { return }
    levels[levels.count - 1] = .object(
      key: String(decoding: bytes[start..<offset - 1], as: UTF8.self))
    expected = .colon
  }

  private mutating func value(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard levels.count < Self.deepest else {
        fault = .tooDeep
        return
      }
      let isObject = byte == UInt8(ascii: "{")
      levels.append(isObject ? .object(key: "") : .array(index: 0))
      advance(to: isObject ? .firstKey : .firstValue)
      return
    case UInt8(ascii: "\""): guard text() else { return }
    case UInt8(ascii: "t"): guard word("true") else { return }
    case UInt8(ascii: "f"): guard word("false") else { return }
    case UInt8(ascii: "n"): guard word("null") else { return }
    default: guard number() else { return }
    }
    expected = levels.isEmpty ? .end : .comma
  }

  /// Whether the byte at the offset is what the test says; otherwise the scan stops there.
  private mutating func take(_ test: (UInt8) -> Bool) -> Bool {
    guard offset < bytes.count, test(bytes[offset]) else {
      fault = offset < bytes.count ? .unexpected : .ended
      return false
    }
    offset += 1
    return true
  }

  private mutating func word(_ word: String) -> Bool {
    word.utf8.allSatisfy { letter in take { $0 == letter } }
  }

  private func isNext(_ letters: String) -> Bool {
    offset < bytes.count && letters.utf8.contains(bytes[offset])
  }

  private mutating func digits() -> Bool {
    guard take(Self.isDigit) else { return false }
    while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
    return true
  }

  private mutating func number() -> Bool {
    let start = offset
    if isNext("-") { offset += 1 }
    if isNext("0") { offset += 1 } else { guard digits() else { return false } }
    var isUnusual = offset - start > 18
    if isNext(".") {
      isUnusual = true
      offset += 1
      guard digits() else { return false }
    }
    if isNext("eE") {
      isUnusual = true
      offset += 1
      if isNext("+-") { offset += 1 }
      guard digits() else { return false }
    }
    if isUnusual { unusualNumbers.append(start..<offset) }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension JSONScan {
  /// Reads a text with its quotation marks.
  private mutating func text() -> Bool {
    offset += 1
    while take({ $0 >= 0x20 }) {
      switch bytes[offset - 1] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case 0x80...: guard scalar() else { return false }
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard take({ "\"\\/bfnrtu".utf8.contains($0) }) else { return false }
    guard bytes[offset - 1] == UInt8(ascii: "u") else { return true }
    let start = offset
    guard let first = unit() else { return false }
    guard (0xD800...0xDFFF).contains(first) else { return true }
    // Half of a pair must be followed by the other half.
    guard first < 0xDC00, word("\\u"), let second = unit(), (0xDC00...0xDFFF).contains(second)
    else {
      if fault == nil { (fault, offset) = (.unexpected, start) }
      return false
    }
    return true
  }

  private mutating func unit() -> UInt16? {
    let start = offset
    for _ in 0..<4 { guard take({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil } }
    return UInt16(String(decoding: bytes[start..<offset], as: UTF8.self), radix: 16)
  }

  /// Reads the rest of a scalar that is no ASCII.
  private mutating func scalar() -> Bool {
    let start = offset - 1
    var rest = bytes[start..<min(start + 4, bytes.count)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else {
      (fault, offset) = (.unexpected, start)
      return false
    }
    offset = start + scalar.count
    return true
  }
}
