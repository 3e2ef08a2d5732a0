/// A file of Swift, taken apart.
public struct SwiftSource: Sendable {
  /// The path by which diagnostics and findings shall call it.
  public let path: String
  /// What is in it, without a byte order mark.
  public let text: String
  let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// Where each line begins, in bytes.
  private let lineStarts: [Int]
  /// For each token how many brackets are open before it.
  package let depths: [Int]
  /// For each opening bracket the closing one, and the other way round, as indices of tokens.
  package let partners: [Int: Int]

  /// Takes a file apart.
  public init(path: String, text: String) {
    self.path = path
    // Some editors begin a file with a mark of the order of its bytes; to the compiler it is nothing.
    let scalars = text.unicodeScalars
    let text = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    self.text = text
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tokens = SwiftTokenizer.tokens(of: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var depths: [Int] = []
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let isPunctuation = token.kind == .punctuation
      if isPunctuation, Self.closing.contains(token.text), let opening = open.popLast() {
        partners[opening] = index
        partners[index] = opening
      }
      depths.append(open.count)
      if isPunctuation, Self.opening.contains(token.text) { open.append(index) }
    }
    self.depths = depths
    self.partners = partners
  }

  private static let opening: Set = ["(", "[", "{"]
  private static let closing: Set = [")", "]", "}"]

  /// The text of a line, without the spaces around it; `nil` for a line that does not exist.
  public func code(atLine line: Int) -> String? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let code = String(decoding: bytes[lineStarts[line - 1]..<end], as: UTF8.self)
      .drop(while: \.isWhitespace)
    return String(code.prefix(code.count - code.reversed().prefix(while: \.isWhitespace).count))
  }

  /// The first line on which a name is used, as the learner writes it: `Process`, `read()`.
  func line(using name: String) -> Int? {
    let word = String(name.split(separator: ".").last ?? "").prefix { $0 != "(" }
    return tokens.first { $0.kind == .word && $0.text == word }?.line
  }

  package func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  package func isToken(_ index: Int, _ text: String) -> Bool { token(index)?.is(text) ?? false }

  /// Whether a token is a name: a word that is no keyword of an expression, or one between backticks.
  package func isName(_ index: Int) -> Bool {
    guard let token = token(index) else { return false }
    return token.kind == .quotedWord
      || (token.kind == .word && !Self.betweenWords.contains(token.text))
  }

  /// Keywords that may follow a variable: `actor is Clerk`, `for actor in actors`.
  private static let betweenWords: Set = ["is", "as", "in", "else", "where", "let", "var", "case"]

  /// The indices of the tokens inside a pair of brackets, at its own depth only.
  package func members(inside opening: Int) -> [Int] {
    guard let closing = partners[opening] else { return [] }
    return (opening + 1..<closing).filter { depths[$0] == depths[opening] + 1 }
  }

  /// The first opening brace from a token on that no bracket hides: the start of a body.
  package func body(from index: Int) -> Int? {
    guard let depth = token(index).map({ _ in depths[index] }) else { return nil }
    var at = index
    while let token = token(at), depths[at] >= depth {
      if token.is("{"), depths[at] == depth { return at }
      if token.is(";"), depths[at] == depth { return nil }
      at += 1
    }
    return nil
  }
}
