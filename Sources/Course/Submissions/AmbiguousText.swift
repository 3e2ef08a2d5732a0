import Checking

/// Places where the compiler could read another text than the one that was looked at.
///
/// The rules of fair play look at words. Each form in which a word could hide from them, because it is
/// rare and its bounds are subtle, is refused as such: the first place where two readers could part.
struct AmbiguousText {
  private let source: SwiftSource

  init(_ source: SwiftSource) { self.source = source }

  var violations: [FairPlay.Violation] {
    if let line = lineOfControlCharacter {
      return [
        .init(line: line, sentence: "A line holds a control character, which no editor shows.")
      ]
    }
    return source.tokens.indices.compactMap { index in
      sentence(at: index).map { .init(line: source.tokens[index].line, sentence: $0) }
    }
  }

  /// A carriage return ends a comment for the compiler, with or without a line feed behind it.
  private var lineOfControlCharacter: Int? {
    var line = 1
    var last: Unicode.Scalar = " "
    for scalar in source.text.unicodeScalars {
      if last == "\r", scalar != "\n" { return line }
      if scalar == "\n" { line += 1 }
      if !Self.isUsual(scalar) { return line }
      last = scalar
    }
    return last == "\r" ? line : nil
  }

  /// Whether it is neither a control character nor one that turns the letters of a line round.
  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  private func sentence(at index: Int) -> String? {
    let token = source.tokens[index]
    switch token.kind {
    case .word, .quotedWord:
      let isPlain = token.text.unicodeScalars.allSatisfy {
        $0.isASCII || $0.properties.isXIDContinue || $0.properties.isEmojiPresentation
      }
      return isPlain ? nil : "\(token.text) holds a character that is not for names."
    case .regex:
      return "A regular expression between slashes is not for a submission."
    case .sign:
      let startsRegex =
        token.text.contains("/") && !token.isSpacedAfter
        && (token.isSpacedBefore
          || ["(", "[", "{", ",", ";", ":"].contains { source.isToken(index - 1, $0) })
      return startsRegex || source.isToken(index - 1, "#")
        ? "A regular expression between slashes is not for a submission." : nil
    case .string:
      return string(token)
    case .number, .punctuation:
      return nil
    }
  }

  private func string(_ token: SwiftToken) -> String? {
    let text = source.text.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count)
    if text.first == UInt8(ascii: "#") { return "A raw string (#\"…\"#) is not for a submission." }
    let isLong = text.starts(with: "\"\"\"".utf8)
    if !isLong, text.contains(UInt8(ascii: "\n")) {
      return "A string in one pair of quotes should end on its line."
    }
    let hasComment = Interpolations.all(in: Array(text)).contains { piece in
      zip(piece, piece.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 != UInt8(ascii: " ") }
    }
    return hasComment ? "A comment inside a string is not for a submission." : nil
  }
}
