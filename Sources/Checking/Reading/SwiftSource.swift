import SwiftReading

/// A file of Swift, taken apart by Swift's own parser.
package struct SwiftSource: Sendable {
  /// The path by which diagnostics and findings are to call it.
  package let path: String
  /// What is in it, without a byte order mark.
  package let text: String
  let bytes: [UInt8]
  /// What the parser makes of it.
  package let outline: SourceOutline
  /// Its pieces, in the order of the text.
  package let tokens: [SwiftToken]
  /// Where each line begins, in bytes.
  private let lineStarts: [Int]

  /// Takes a file apart.
  ///
  /// - Throws: ``UnreadableSource``, or ``ToolError`` or an error of the system if the parser cannot be asked.
  package init(path: String, text: String) throws {
    self = try Self.all([(path, text)])[0]
  }

  /// Takes files apart, which is faster than one after the other.
  ///
  /// - Throws: ``UnreadableSource``, or ``ToolError`` or an error of the system if the parser cannot be asked.
  package static func all(_ files: [(path: String, text: String)]) throws -> [SwiftSource] {
    guard !files.isEmpty else { return [] }
    let texts = files.map { withoutMark($0.text) }
    let outlines: [SourceOutline]
    do {
      outlines = try SourceReader().outlines(of: texts.map { Array($0.utf8) })
    } catch let error as UnreadableText {
      throw UnreadableSource(path: files[error.index].path)
    }
    return files.indices.map {
      SwiftSource(path: files[$0].path, text: texts[$0], outline: outlines[$0])
    }
  }

  /// Some editors begin a file with a mark of the order of its bytes; to the compiler it is nothing.
  private static func withoutMark(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
  }

  /// A file with what is known of it; the places of the outline have to be in the text.
  init(path: String, text: String, outline: SourceOutline) {
    self.path = path
    self.text = text
    self.outline = outline
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var line = 0
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(outline.tokens.count)
    for token in outline.tokens {
      while line < lineStarts.count, lineStarts[line] <= token.range.lowerBound { line += 1 }
      tokens.append(SwiftToken(token, in: bytes, line: line))
    }
    self.tokens = tokens
  }

  // MARK: Places

  /// The text of a line, without the spaces around it; `nil` for a line that does not exist.
  package func code(atLine line: Int) -> String? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let code = text(of: lineStarts[line - 1]..<end).drop(while: \.isWhitespace)
    return String(code.prefix(code.count - code.reversed().prefix(while: \.isWhitespace).count))
  }

  /// The line of a place in bytes, from 1.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What stands at a place.
  package func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The name at a place, without backticks.
  package func name(at range: Range<Int>) -> String { text(of: range).filter { $0 != "`" } }

  /// The tokens that begin at a place or within it.
  package func tokens(in range: Range<Int>) -> [SwiftToken] {
    tokens.filter { range.contains($0.range.lowerBound) }
  }

  /// The first line on which a name is used, as the learner writes it: `Process`, `read()`.
  func line(using name: String) -> Int? {
    let word = String(name.split(separator: ".").last ?? "").prefix { $0 != "(" }
    return tokens.first { $0.kind == .word && $0.text == word }?.line
  }

  // MARK: Tokens

  package func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  package func isToken(_ index: Int, _ text: String) -> Bool { token(index)?.is(text) ?? false }
}

/// A file with which Swift's parser crashes or does not finish: brackets that are open by the thousand.
package struct UnreadableSource: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// What happened, in a sentence.
  package var description: String { "Swift's parser crashed or did not finish with \(path)" }
}
