import SeededRandom

/// An outline as it is kept in a file, with the text that it is of.
package enum KeptOutline {
  /// A name for the file.
  ///
  /// - Parameters:
  ///   - text: What the outline is of. Two texts may have one name; which is kept is found out by comparing.
  ///   - reader: What tells one build of the reader from another.
  package static func name(for text: [UInt8], reader: String) -> String {
    var hash = StableHash(reader.utf8)
    for byte in text { hash.add(UInt64(byte)) }
    return "reading-" + String(hash.value, radix: 36)
  }

  /// The bytes to keep.
  package static func bytes(_ outline: ArraySlice<UInt8>, of text: [UInt8]) -> [UInt8] {
    var head = NumberWriter()
    head.write(text.count)
    return head.bytes + text + outline
  }

  /// The outline in a file; `nil` if it is of another text, of another version or damaged.
  package static func outline(in bytes: [UInt8], of text: [UInt8]) -> SourceOutline? {
    var head = NumberReader(bytes[...], textLength: bytes.count)
    guard let count = try? head.number(), count == text.count, bytes.count >= 4 + count,
      bytes[4..<4 + count].elementsEqual(text)
    else { return nil }
    return try? SourceOutline(bytes[(4 + count)...], textLength: count)
  }
}

extension SourceOutline {
  /// Reads one from bytes that hold nothing else.
  ///
  /// - Throws: ``NumbersMisunderstood`` for bytes that are no outline of a text of this length.
  package init(_ bytes: ArraySlice<UInt8>, textLength: Int) throws(NumbersMisunderstood) {
    var reader = NumberReader(bytes, textLength: textLength)
    self = try SourceOutline(from: &reader)
    guard reader.isAtEnd else { throw NumbersMisunderstood() }
  }
}

/// What the reader is asked and what it answers: texts one after the other, each with its length before it.
package enum ReaderMessages {
  /// Texts, or answers, as one message.
  package static func message(_ parts: [[UInt8]]) -> [UInt8] {
    var message: [UInt8] = []
    for part in parts {
      var head = NumberWriter()
      head.write(part.count)
      message += head.bytes + part
    }
    return message
  }

  /// The parts of a message.
  ///
  /// - Throws: ``NumbersMisunderstood`` for one that ends in the middle of a part.
  package static func parts(of message: [UInt8]) throws(NumbersMisunderstood) -> [ArraySlice<UInt8>]
  {
    var parts: [ArraySlice<UInt8>] = []
    var at = 0
    while at < message.count {
      var head = NumberReader(message[at...], textLength: message.count)
      let length = try head.number()
      guard length <= message.count - at - 4 else { throw NumbersMisunderstood() }
      parts.append(message[(at + 4)..<(at + 4 + length)])
      at += 4 + length
    }
    return parts
  }
}
