import Checking

/// The code inside the strings of a file: `"\(here)"`.
struct Interpolations {
  /// The tokens of all of it, each with the line on which its string begins.
  let tokens: [SwiftToken]

  init(_ source: SwiftSource) {
    let bytes = Array(source.text.utf8)
    var tokens: [SwiftToken] = []
    for token in source.tokens where token.kind == .string {
      tokens += Self.tokens(in: Array(bytes[token.range]), line: token.line)
    }
    self.tokens = tokens
  }

  private static func tokens(in string: [UInt8], line: Int) -> [SwiftToken] {
    all(in: string).flatMap { piece in
      let source = SwiftSource(path: "", text: String(decoding: piece, as: UTF8.self))
      return source.tokens.flatMap { token in
        token.kind == .string
          ? tokens(in: Array(piece[token.range]), line: line) : [token.moved(to: line)]
      }
    }
  }

  /// The texts between the brackets of a string's interpolations.
  static func all(in string: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var at = 0
    while at + 1 < string.count {
      guard string[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      guard string[at + 1] == UInt8(ascii: "(") else {
        at += 2
        continue
      }
      let rest = Array(string[(at + 2)...])
      let tokens = SwiftSource(path: "", text: String(decoding: rest, as: UTF8.self)).tokens
      var depth = 0
      let close = tokens.first { token in
        if token.is("(") { depth += 1 }
        if token.is(")") { depth -= 1 }
        return depth < 0
      }
      let length = close?.range.lowerBound ?? rest.count
      pieces.append(Array(rest[..<length]))
      at += 2 + length
    }
    return pieces
  }
}

extension SwiftToken {
  fileprivate func moved(to line: Int) -> SwiftToken {
    var token = self
    token.line = line
    return token
  }
}
