extension String {
  /// How many columns of a terminal the text takes.
  package var columnWidth: Int { utf8.allSatisfy { $0 < 0x80 } ? count : self[...].columnWidth }
}

extension Substring {
  /// How many columns of a terminal the text takes.
  package var columnWidth: Int { reduce(0) { $0 + $1.columnWidth } }
}

extension Character {
  /// How many columns of a terminal the character takes: two for Chinese, Japanese, Korean and emoji,
  /// none for a combining mark on its own.
  ///
  /// After "wide" and "fullwidth" of UAX #11, which the standard library does not tell; terminals agree
  /// on little else. Ambiguous characters, such as those that boxes are drawn with, take one.
  package var columnWidth: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    // An emoji that is drawn as one although the same sign is a letter otherwise.
    if scalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1_6FE0...0x1_B2FF, 0x1_F200...0x1_F2FF, 0x2_0000...0x3_FFFD,
  ]
}
