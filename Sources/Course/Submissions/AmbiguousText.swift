import Checking
import SwiftReading

/// Places where the compiler could read another text than the one that was looked at.
///
/// The rules of fair play look at what Swift's parser makes of a file, and the compiler has a parser of its
/// own. Each form in which a word could hide between the two, because it is rare and its bounds are subtle,
/// is refused as such.
struct AmbiguousText {
  private let source: SwiftSource

  init(_ source: SwiftSource) { self.source = source }

  var violations: [FairPlay.Violation] {
    if let line = lineOfControlCharacter {
      return [
        .init(
          line: line, sentence: "This line contains a control character, which editors do not show."
        )
      ]
    }
    let ambiguous = source.tokens.indices.compactMap { index in
      sentence(at: index).map {
        FairPlay.Violation(line: source.tokens[index].line, sentence: $0)
      }
    }
    return ambiguous + longStrings
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
    if token.strings > 0, gap(before: index).contains(UInt8(ascii: "/")) {
      return "A comment inside a string is not allowed in a submission."
    }
    switch token.kind {
    case .word, .quotedWord:
      let isPlain = token.text.unicodeScalars.allSatisfy {
        $0.isASCII || $0.properties.isXIDContinue || $0.properties.isEmojiPresentation
      }
      return isPlain ? nil : "\(token.text) contains a character that is not allowed in names."
    case .sign:
      if !token.text.utf8.allSatisfy({ $0 < 0x80 }) {
        return "\(token.text) contains a character that is not allowed in names."
      }
      return couldStartRegex(index)
        ? "A regular expression between slashes is not allowed in a submission." : nil
    case .regex:
      return "A regular expression between slashes is not allowed in a submission."
    case .rawDelimiter:
      return "A raw string (#\"…\"#) is not allowed in a submission."
    case .unknown:
      return "\(token.text) contains a character that is not allowed in names."
    case .number, .punctuation, .quote, .characters:
      return nil
    }
  }

  /// What stands between a token and the one before: spaces and comments.
  private func gap(before index: Int) -> Substring.UTF8View {
    let start = source.token(index - 1)?.range.upperBound ?? 0
    let length = source.tokens[index].range.lowerBound - start
    return source.text.utf8.dropFirst(start).prefix(length)
  }

  private func couldStartRegex(_ index: Int) -> Bool {
    guard source.tokens[index].text.contains("/") else { return false }
    let isSpacedAfter = source.token(index + 1).map { _ in !gap(before: index + 1).isEmpty } ?? true
    let mayStart =
      !gap(before: index).isEmpty
      || ["(", "[", "{", ",", ";", ":", "#"].contains { source.isToken(index - 1, $0) }
    return mayStart && !isSpacedAfter
  }

  /// Strings in one pair of quotes that continue on the next line, or do not end.
  private var longStrings: [FairPlay.Violation] {
    // For each depth of interpolation the quotation mark that opened a string.
    var open: [Int: SwiftToken] = [:]
    var found: [SwiftToken] = []
    for token in source.tokens where token.kind == .quote {
      guard let start = open.removeValue(forKey: token.strings) else {
        open[token.strings] = token
        continue
      }
      if start.range.count == 1, start.line != token.line { found.append(start) }
    }
    return (found + open.values).map {
      .init(
        line: $0.line, sentence: "A string between single pairs of quotes must end on its line.")
    }
  }
}
