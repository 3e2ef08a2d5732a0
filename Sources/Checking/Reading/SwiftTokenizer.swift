/// Takes Swift apart, just far enough to tell code from comments, strings and regular expressions.
///
/// It never fails: what does not end before the text does ends there, and the compiler will say so.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var startsLine = true
  private var isSpaced = true
  private var tokens: [SwiftToken] = []

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  private mutating func run() {
    if byte() == .pound, byte(1) == .bang { skipLine() }
    while at < bytes.count {
      if skipSpace() { continue }
      let start = at
      let startLine = line
      let (kind, hasText) = next()
      let text = hasText ? String(decoding: bytes[start..<at], as: UTF8.self) : ""
      tokens.append(
        SwiftToken(
          kind: kind, text: text, range: start..<at, line: startLine, startsLine: startsLine,
          isSpacedBefore: isSpaced))
      startsLine = false
      isSpaced = false
    }
    if !tokens.isEmpty { tokens[tokens.count - 1].isSpacedAfter = true }
  }

  /// Skips what is no token; says whether there was any.
  private mutating func skipSpace() -> Bool {
    switch byte() {
    case .newline:
      step()
      startsLine = true
    case .space, .tab, .carriageReturn, 0: step()
    case .slash where byte(1) == .slash: skipLine()
    case .slash where byte(1) == .star: skipComment()
    default: return false
    }
    isSpaced = true
    if !tokens.isEmpty { tokens[tokens.count - 1].isSpacedAfter = true }
    return true
  }

  private mutating func step() {
    if byte() == .newline { line += 1 }
    at += 1
  }

  private mutating func skipLine() {
    while at < bytes.count, byte() != .newline { at += 1 }
  }

  /// Comments nest: `/* /* */ */` is one.
  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if byte() == .slash, byte(1) == .star {
        depth += 1
        at += 2
      } else if byte() == .star, byte(1) == .slash {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        step()
      }
    }
  }

  private mutating func next() -> (SwiftToken.Kind, hasText: Bool) {
    let first = byte()
    if first.isLetter {
      while byte().isLetter || byte().isDigit { at += 1 }
      return (.word, true)
    }
    if first.isDigit {
      while byte().isLetter || byte().isDigit || (byte() == .dot && byte(1).isDigit) { at += 1 }
      return (.number, true)
    }
    if first == .backtick {
      at += 1
      while at < bytes.count, byte() != .backtick, byte() != .newline { at += 1 }
      if byte() == .backtick { at += 1 }
      return (.quotedWord, true)
    }
    if skipString() { return (.string, false) }
    if skipRegex() { return (.regex, false) }
    if first.isSign {
      while byte().isSign, !(byte() == .slash && (byte(1) == .slash || byte(1) == .star)) {
        at += 1
      }
      return (.sign, true)
    }
    at += 1
    return (.punctuation, true)
  }

  // MARK: Literals

  private func pounds() -> Int {
    var count = 0
    while byte(count) == .pound { count += 1 }
    return count
  }

  private func closes(_ pounds: Int, after distance: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(distance + $0) == .pound }
  }

  /// Skips a string of any form, if one begins here.
  private mutating func skipString() -> Bool {
    let pounds = pounds()
    guard byte(pounds) == .quote else { return false }
    let isLong = byte(pounds + 1) == .quote && byte(pounds + 2) == .quote
    let quotes = isLong ? 3 : 1
    at += pounds + quotes
    while at < bytes.count {
      if byte() == .backslash, closes(pounds, after: 1) {
        at += 1 + pounds
        if byte() == .open { skipInterpolation() } else if at < bytes.count { step() }
      } else if byte() == .quote, (0..<quotes).allSatisfy({ byte($0) == .quote }),
        closes(pounds, after: quotes)
      {
        at += quotes + pounds
        return true
      } else if byte() == .newline, !isLong {
        return true
      } else {
        step()
      }
    }
    return true
  }

  /// From the opening to the closing bracket; strings inside may hold brackets of their own.
  private mutating func skipInterpolation() {
    var depth = 0
    while at < bytes.count {
      if skipString() { continue }
      if byte() == .slash, byte(1) == .star {
        skipComment()
        continue
      }
      if byte() == .open { depth += 1 }
      if byte() == .close { depth -= 1 }
      step()
      if depth == 0 { return }
    }
  }

  private mutating func skipRegex() -> Bool {
    let pounds = pounds()
    guard byte(pounds) == .slash else { return false }
    if pounds == 0 {
      // A slash is the start of an expression only where an operand may stand.
      guard operandMayStand, !byte(1).isSpace, byte(1) != .slash else { return false }
    }
    var length = pounds + 1
    while at + length < bytes.count {
      let here = byte(length)
      if here == .newline, pounds == 0 { return false }
      if here == .backslash {
        length += 2
      } else if here == .slash, closes(pounds, after: length + 1) {
        length += 1 + pounds
        for _ in 0..<length { step() }
        return true
      } else {
        length += 1
      }
    }
    return false
  }

  private var operandMayStand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .punctuation: return ["(", "[", "{", ",", ";", ":"].contains(last.text)
    case .sign: return isSpaced
    case .word: return ["return", "in", "case", "try", "await", "where"].contains(last.text)
    case .quotedWord, .number, .string, .regex: return false
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let pound = UInt8(ascii: "#")
  fileprivate static let bang = UInt8(ascii: "!")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let open = UInt8(ascii: "(")
  fileprivate static let close = UInt8(ascii: ")")

  fileprivate var isSpace: Bool { self == .space || self == .tab || self == .newline || self == 0 }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// What an identifier may begin with; every character outside ASCII counts.
  fileprivate var isLetter: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isSign: Bool {
    switch self {
    case .slash, .star, .bang, UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
